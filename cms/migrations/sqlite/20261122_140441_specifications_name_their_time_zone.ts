import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`standard_account_specs\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_standard_account_specs_v\` ADD \`version_time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`premium_account_specs\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_premium_account_specs_v\` ADD \`version_time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`elite_account_specs\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`_elite_account_specs_v\` ADD \`version_time_zone\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`standard_account_specs\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_standard_account_specs_v\` DROP COLUMN \`version_time_zone\`;`)
  await db.run(sql`ALTER TABLE \`premium_account_specs\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_premium_account_specs_v\` DROP COLUMN \`version_time_zone\`;`)
  await db.run(sql`ALTER TABLE \`elite_account_specs\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`_elite_account_specs_v\` DROP COLUMN \`version_time_zone\`;`)
}

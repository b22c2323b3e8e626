import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`account_types\` ADD \`commission_products\` text;`)
  await db.run(sql`ALTER TABLE \`account_types\` ADD \`typical_spreads\` text;`)
  await db.run(sql`ALTER TABLE \`_account_types_v\` ADD \`version_commission_products\` text;`)
  await db.run(sql`ALTER TABLE \`_account_types_v\` ADD \`version_typical_spreads\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`account_types\` DROP COLUMN \`commission_products\`;`)
  await db.run(sql`ALTER TABLE \`account_types\` DROP COLUMN \`typical_spreads\`;`)
  await db.run(sql`ALTER TABLE \`_account_types_v\` DROP COLUMN \`version_commission_products\`;`)
  await db.run(sql`ALTER TABLE \`_account_types_v\` DROP COLUMN \`version_typical_spreads\`;`)
}

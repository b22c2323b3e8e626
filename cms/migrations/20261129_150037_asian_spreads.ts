import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`account_types_typical_spreads\` ADD \`asian_spread\` numeric;`)
  await db.run(sql`ALTER TABLE \`_account_types_v_version_typical_spreads\` ADD \`asian_spread\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`account_types_typical_spreads\` DROP COLUMN \`asian_spread\`;`)
  await db.run(sql`ALTER TABLE \`_account_types_v_version_typical_spreads\` DROP COLUMN \`asian_spread\`;`)
}

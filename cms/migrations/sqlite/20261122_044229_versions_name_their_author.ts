import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`account_types\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_account_types_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`standard_account_specs\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_standard_account_specs_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`premium_account_specs\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_premium_account_specs_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`elite_account_specs\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_elite_account_specs_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`legal_documents\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_documents_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`site_notice\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_site_notice_v\` ADD \`version_changed_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`account_types\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_account_types_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`standard_account_specs\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_standard_account_specs_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`premium_account_specs\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_premium_account_specs_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`elite_account_specs\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_elite_account_specs_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`legal_documents\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_legal_documents_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`site_notice\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_site_notice_v\` DROP COLUMN \`version_changed_by\`;`)
}

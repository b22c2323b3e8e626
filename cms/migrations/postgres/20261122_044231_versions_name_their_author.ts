import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_types" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "standard_account_specs" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_standard_account_specs_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "premium_account_specs" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_premium_account_specs_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "elite_account_specs" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_elite_account_specs_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "legal_documents" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_legal_documents_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "site_notice" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_site_notice_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_types" DROP COLUMN "changed_by";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "standard_account_specs" DROP COLUMN "changed_by";
  ALTER TABLE "_standard_account_specs_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "premium_account_specs" DROP COLUMN "changed_by";
  ALTER TABLE "_premium_account_specs_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "elite_account_specs" DROP COLUMN "changed_by";
  ALTER TABLE "_elite_account_specs_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "legal_documents" DROP COLUMN "changed_by";
  ALTER TABLE "_legal_documents_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "site_notice" DROP COLUMN "changed_by";
  ALTER TABLE "_site_notice_v" DROP COLUMN "version_changed_by";`)
}

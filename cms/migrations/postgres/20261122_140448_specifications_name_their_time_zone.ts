import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "standard_account_specs" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_standard_account_specs_v" ADD COLUMN "version_time_zone" varchar;
  ALTER TABLE "premium_account_specs" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_premium_account_specs_v" ADD COLUMN "version_time_zone" varchar;
  ALTER TABLE "elite_account_specs" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_elite_account_specs_v" ADD COLUMN "version_time_zone" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "standard_account_specs" DROP COLUMN "time_zone";
  ALTER TABLE "_standard_account_specs_v" DROP COLUMN "version_time_zone";
  ALTER TABLE "premium_account_specs" DROP COLUMN "time_zone";
  ALTER TABLE "_premium_account_specs_v" DROP COLUMN "version_time_zone";
  ALTER TABLE "elite_account_specs" DROP COLUMN "time_zone";
  ALTER TABLE "_elite_account_specs_v" DROP COLUMN "version_time_zone";`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_types" ADD COLUMN "commission_products" varchar;
  ALTER TABLE "account_types" ADD COLUMN "typical_spreads" varchar;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_commission_products" varchar;
  ALTER TABLE "_account_types_v" ADD COLUMN "version_typical_spreads" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_types" DROP COLUMN "commission_products";
  ALTER TABLE "account_types" DROP COLUMN "typical_spreads";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_commission_products";
  ALTER TABLE "_account_types_v" DROP COLUMN "version_typical_spreads";`)
}

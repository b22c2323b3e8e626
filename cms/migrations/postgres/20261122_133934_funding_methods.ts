import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_funding_methods_direction" AS ENUM('both', 'deposit', 'withdrawal');
  CREATE TYPE "public"."enum_funding_methods_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funding_methods_v_version_direction" AS ENUM('both', 'deposit', 'withdrawal');
  CREATE TYPE "public"."enum__funding_methods_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funding_methods_v_published_locale" AS ENUM('en', 'zh', 'ar');
  CREATE TABLE "funding_methods" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"currencies" varchar,
  	"direction" "enum_funding_methods_direction" DEFAULT 'both',
  	"document_id" varchar,
  	"published_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_funding_methods_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "funding_methods_locales" (
  	"name" varchar,
  	"minimum" varchar,
  	"fee" varchar,
  	"deposit_time" varchar,
  	"withdrawal_time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_funding_methods_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_currencies" varchar,
  	"version_direction" "enum__funding_methods_v_version_direction" DEFAULT 'both',
  	"version_document_id" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__funding_methods_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__funding_methods_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_funding_methods_v_locales" (
  	"version_name" varchar,
  	"version_minimum" varchar,
  	"version_fee" varchar,
  	"version_deposit_time" varchar,
  	"version_withdrawal_time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "funding_methods_id" integer;
  ALTER TABLE "funding_methods_locales" ADD CONSTRAINT "funding_methods_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_methods_v" ADD CONSTRAINT "_funding_methods_v_parent_id_funding_methods_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."funding_methods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_funding_methods_v_locales" ADD CONSTRAINT "_funding_methods_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_methods_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "funding_methods_document_id_idx" ON "funding_methods" USING btree ("document_id");
  CREATE INDEX "funding_methods_updated_at_idx" ON "funding_methods" USING btree ("updated_at");
  CREATE INDEX "funding_methods_created_at_idx" ON "funding_methods" USING btree ("created_at");
  CREATE INDEX "funding_methods__status_idx" ON "funding_methods" USING btree ("_status");
  CREATE UNIQUE INDEX "funding_methods_locales_locale_parent_id_unique" ON "funding_methods_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_funding_methods_v_parent_idx" ON "_funding_methods_v" USING btree ("parent_id");
  CREATE INDEX "_funding_methods_v_version_version_document_id_idx" ON "_funding_methods_v" USING btree ("version_document_id");
  CREATE INDEX "_funding_methods_v_version_version_updated_at_idx" ON "_funding_methods_v" USING btree ("version_updated_at");
  CREATE INDEX "_funding_methods_v_version_version_created_at_idx" ON "_funding_methods_v" USING btree ("version_created_at");
  CREATE INDEX "_funding_methods_v_version_version__status_idx" ON "_funding_methods_v" USING btree ("version__status");
  CREATE INDEX "_funding_methods_v_created_at_idx" ON "_funding_methods_v" USING btree ("created_at");
  CREATE INDEX "_funding_methods_v_updated_at_idx" ON "_funding_methods_v" USING btree ("updated_at");
  CREATE INDEX "_funding_methods_v_snapshot_idx" ON "_funding_methods_v" USING btree ("snapshot");
  CREATE INDEX "_funding_methods_v_published_locale_idx" ON "_funding_methods_v" USING btree ("published_locale");
  CREATE INDEX "_funding_methods_v_latest_idx" ON "_funding_methods_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_funding_methods_v_locales_locale_parent_id_unique" ON "_funding_methods_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_funding_methods_fk" FOREIGN KEY ("funding_methods_id") REFERENCES "public"."funding_methods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_funding_methods_id_idx" ON "payload_locked_documents_rels" USING btree ("funding_methods_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "funding_methods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "funding_methods_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_methods_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_funding_methods_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "funding_methods" CASCADE;
  DROP TABLE "funding_methods_locales" CASCADE;
  DROP TABLE "_funding_methods_v" CASCADE;
  DROP TABLE "_funding_methods_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_funding_methods_fk";
  
  DROP INDEX "payload_locked_documents_rels_funding_methods_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "funding_methods_id";
  DROP TYPE "public"."enum_funding_methods_direction";
  DROP TYPE "public"."enum_funding_methods_status";
  DROP TYPE "public"."enum__funding_methods_v_version_direction";
  DROP TYPE "public"."enum__funding_methods_v_version_status";
  DROP TYPE "public"."enum__funding_methods_v_published_locale";`)
}

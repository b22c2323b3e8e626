import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'zh', 'ar');
  CREATE TYPE "public"."enum_account_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__account_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__account_types_v_published_locale" AS ENUM('en', 'zh', 'ar');
  CREATE TYPE "public"."enum_standard_account_specs_products" AS ENUM('Forex', 'Metal', 'Indices', 'Crypto', 'Stocks', 'Futures', 'Energies');
  CREATE TYPE "public"."enum_standard_account_specs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__standard_account_specs_v_version_products" AS ENUM('Forex', 'Metal', 'Indices', 'Crypto', 'Stocks', 'Futures', 'Energies');
  CREATE TYPE "public"."enum__standard_account_specs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__standard_account_specs_v_published_locale" AS ENUM('en', 'zh', 'ar');
  CREATE TYPE "public"."enum_premium_account_specs_products" AS ENUM('Forex', 'Metal', 'Indices', 'Crypto', 'Stocks', 'Futures', 'Energies');
  CREATE TYPE "public"."enum_premium_account_specs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__premium_account_specs_v_version_products" AS ENUM('Forex', 'Metal', 'Indices', 'Crypto', 'Stocks', 'Futures', 'Energies');
  CREATE TYPE "public"."enum__premium_account_specs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__premium_account_specs_v_published_locale" AS ENUM('en', 'zh', 'ar');
  CREATE TYPE "public"."enum_elite_account_specs_products" AS ENUM('Forex', 'Metal', 'Indices', 'Crypto', 'Stocks', 'Futures', 'Energies');
  CREATE TYPE "public"."enum_elite_account_specs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__elite_account_specs_v_version_products" AS ENUM('Forex', 'Metal', 'Indices', 'Crypto', 'Stocks', 'Futures', 'Energies');
  CREATE TYPE "public"."enum__elite_account_specs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__elite_account_specs_v_published_locale" AS ENUM('en', 'zh', 'ar');
  CREATE TYPE "public"."enum_legal_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_documents_v_published_locale" AS ENUM('en', 'zh', 'ar');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  CREATE TYPE "public"."enum_site_notice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_notice_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_notice_v_published_locale" AS ENUM('en', 'zh', 'ar');
  CREATE TABLE "account_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document_id" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_account_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "account_types_locales" (
  	"title" varchar,
  	"min_deposit" varchar,
  	"commission" varchar,
  	"spread" varchar,
  	"leverages" varchar,
  	"lot_size" varchar,
  	"instruments" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_account_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_document_id" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__account_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__account_types_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_account_types_v_locales" (
  	"version_title" varchar,
  	"version_min_deposit" varchar,
  	"version_commission" varchar,
  	"version_spread" varchar,
  	"version_leverages" varchar,
  	"version_lot_size" varchar,
  	"version_instruments" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "standard_account_specs_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_standard_account_specs_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "standard_account_specs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"symbol" varchar,
  	"contract_size" varchar,
  	"leverage" varchar,
  	"trading_hours" varchar,
  	"daily_break_time" varchar,
  	"future_expiry_date" varchar,
  	"document_id" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_standard_account_specs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_standard_account_specs_v_version_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__standard_account_specs_v_version_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_standard_account_specs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_symbol" varchar,
  	"version_contract_size" varchar,
  	"version_leverage" varchar,
  	"version_trading_hours" varchar,
  	"version_daily_break_time" varchar,
  	"version_future_expiry_date" varchar,
  	"version_document_id" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__standard_account_specs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__standard_account_specs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "premium_account_specs_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_premium_account_specs_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "premium_account_specs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"symbol" varchar,
  	"contract_size" varchar,
  	"leverage" varchar,
  	"trading_hours" varchar,
  	"daily_break_time" varchar,
  	"future_expiry_date" varchar,
  	"document_id" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_premium_account_specs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_premium_account_specs_v_version_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__premium_account_specs_v_version_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_premium_account_specs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_symbol" varchar,
  	"version_contract_size" varchar,
  	"version_leverage" varchar,
  	"version_trading_hours" varchar,
  	"version_daily_break_time" varchar,
  	"version_future_expiry_date" varchar,
  	"version_document_id" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__premium_account_specs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__premium_account_specs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "elite_account_specs_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_elite_account_specs_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "elite_account_specs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"symbol" varchar,
  	"contract_size" varchar,
  	"leverage" varchar,
  	"trading_hours" varchar,
  	"daily_break_time" varchar,
  	"future_expiry_date" varchar,
  	"document_id" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_elite_account_specs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_elite_account_specs_v_version_products" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__elite_account_specs_v_version_products",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_elite_account_specs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_symbol" varchar,
  	"version_contract_size" varchar,
  	"version_leverage" varchar,
  	"version_trading_hours" varchar,
  	"version_daily_break_time" varchar,
  	"version_future_expiry_date" varchar,
  	"version_document_id" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__elite_account_specs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__elite_account_specs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "legal_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date" timestamp(3) with time zone,
  	"version" varchar,
  	"document_id" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_legal_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "legal_documents_locales" (
  	"title" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_version" varchar,
  	"version_document_id" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_documents_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_documents_v_locales" (
  	"version_title" varchar,
  	"version_subject" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "readers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"account_types_id" integer,
  	"standard_account_specs_id" integer,
  	"premium_account_specs_id" integer,
  	"elite_account_specs_id" integer,
  	"legal_documents_id" integer,
  	"users_id" integer,
  	"readers_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"readers_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_notice" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"_status" "enum_site_notice_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_notice_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_notice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version__status" "enum__site_notice_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_notice_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_site_notice_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "account_types_locales" ADD CONSTRAINT "account_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."account_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_account_types_v" ADD CONSTRAINT "_account_types_v_parent_id_account_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_account_types_v_locales" ADD CONSTRAINT "_account_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_account_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standard_account_specs_products" ADD CONSTRAINT "standard_account_specs_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."standard_account_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standard_account_specs_v_version_products" ADD CONSTRAINT "_standard_account_specs_v_version_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_standard_account_specs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standard_account_specs_v" ADD CONSTRAINT "_standard_account_specs_v_parent_id_standard_account_specs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."standard_account_specs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "premium_account_specs_products" ADD CONSTRAINT "premium_account_specs_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."premium_account_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_premium_account_specs_v_version_products" ADD CONSTRAINT "_premium_account_specs_v_version_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_premium_account_specs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_premium_account_specs_v" ADD CONSTRAINT "_premium_account_specs_v_parent_id_premium_account_specs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."premium_account_specs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "elite_account_specs_products" ADD CONSTRAINT "elite_account_specs_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."elite_account_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_elite_account_specs_v_version_products" ADD CONSTRAINT "_elite_account_specs_v_version_products_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_elite_account_specs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_elite_account_specs_v" ADD CONSTRAINT "_elite_account_specs_v_parent_id_elite_account_specs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."elite_account_specs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_documents_locales" ADD CONSTRAINT "legal_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_documents_v" ADD CONSTRAINT "_legal_documents_v_parent_id_legal_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_documents_v_locales" ADD CONSTRAINT "_legal_documents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_documents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_types_fk" FOREIGN KEY ("account_types_id") REFERENCES "public"."account_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_standard_account_specs_fk" FOREIGN KEY ("standard_account_specs_id") REFERENCES "public"."standard_account_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_premium_account_specs_fk" FOREIGN KEY ("premium_account_specs_id") REFERENCES "public"."premium_account_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_elite_account_specs_fk" FOREIGN KEY ("elite_account_specs_id") REFERENCES "public"."elite_account_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_documents_fk" FOREIGN KEY ("legal_documents_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_readers_fk" FOREIGN KEY ("readers_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_readers_fk" FOREIGN KEY ("readers_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_notice_locales" ADD CONSTRAINT "site_notice_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_notice_v_locales" ADD CONSTRAINT "_site_notice_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "account_types_document_id_idx" ON "account_types" USING btree ("document_id");
  CREATE INDEX "account_types_updated_at_idx" ON "account_types" USING btree ("updated_at");
  CREATE INDEX "account_types_created_at_idx" ON "account_types" USING btree ("created_at");
  CREATE INDEX "account_types__status_idx" ON "account_types" USING btree ("_status");
  CREATE UNIQUE INDEX "account_types_locales_locale_parent_id_unique" ON "account_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_account_types_v_parent_idx" ON "_account_types_v" USING btree ("parent_id");
  CREATE INDEX "_account_types_v_version_version_document_id_idx" ON "_account_types_v" USING btree ("version_document_id");
  CREATE INDEX "_account_types_v_version_version_updated_at_idx" ON "_account_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_account_types_v_version_version_created_at_idx" ON "_account_types_v" USING btree ("version_created_at");
  CREATE INDEX "_account_types_v_version_version__status_idx" ON "_account_types_v" USING btree ("version__status");
  CREATE INDEX "_account_types_v_created_at_idx" ON "_account_types_v" USING btree ("created_at");
  CREATE INDEX "_account_types_v_updated_at_idx" ON "_account_types_v" USING btree ("updated_at");
  CREATE INDEX "_account_types_v_snapshot_idx" ON "_account_types_v" USING btree ("snapshot");
  CREATE INDEX "_account_types_v_published_locale_idx" ON "_account_types_v" USING btree ("published_locale");
  CREATE INDEX "_account_types_v_latest_idx" ON "_account_types_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_account_types_v_locales_locale_parent_id_unique" ON "_account_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "standard_account_specs_products_order_idx" ON "standard_account_specs_products" USING btree ("order");
  CREATE INDEX "standard_account_specs_products_parent_idx" ON "standard_account_specs_products" USING btree ("parent_id");
  CREATE UNIQUE INDEX "standard_account_specs_symbol_idx" ON "standard_account_specs" USING btree ("symbol");
  CREATE UNIQUE INDEX "standard_account_specs_document_id_idx" ON "standard_account_specs" USING btree ("document_id");
  CREATE INDEX "standard_account_specs_updated_at_idx" ON "standard_account_specs" USING btree ("updated_at");
  CREATE INDEX "standard_account_specs_created_at_idx" ON "standard_account_specs" USING btree ("created_at");
  CREATE INDEX "standard_account_specs__status_idx" ON "standard_account_specs" USING btree ("_status");
  CREATE INDEX "_standard_account_specs_v_version_products_order_idx" ON "_standard_account_specs_v_version_products" USING btree ("order");
  CREATE INDEX "_standard_account_specs_v_version_products_parent_idx" ON "_standard_account_specs_v_version_products" USING btree ("parent_id");
  CREATE INDEX "_standard_account_specs_v_parent_idx" ON "_standard_account_specs_v" USING btree ("parent_id");
  CREATE INDEX "_standard_account_specs_v_version_version_symbol_idx" ON "_standard_account_specs_v" USING btree ("version_symbol");
  CREATE INDEX "_standard_account_specs_v_version_version_document_id_idx" ON "_standard_account_specs_v" USING btree ("version_document_id");
  CREATE INDEX "_standard_account_specs_v_version_version_updated_at_idx" ON "_standard_account_specs_v" USING btree ("version_updated_at");
  CREATE INDEX "_standard_account_specs_v_version_version_created_at_idx" ON "_standard_account_specs_v" USING btree ("version_created_at");
  CREATE INDEX "_standard_account_specs_v_version_version__status_idx" ON "_standard_account_specs_v" USING btree ("version__status");
  CREATE INDEX "_standard_account_specs_v_created_at_idx" ON "_standard_account_specs_v" USING btree ("created_at");
  CREATE INDEX "_standard_account_specs_v_updated_at_idx" ON "_standard_account_specs_v" USING btree ("updated_at");
  CREATE INDEX "_standard_account_specs_v_snapshot_idx" ON "_standard_account_specs_v" USING btree ("snapshot");
  CREATE INDEX "_standard_account_specs_v_published_locale_idx" ON "_standard_account_specs_v" USING btree ("published_locale");
  CREATE INDEX "_standard_account_specs_v_latest_idx" ON "_standard_account_specs_v" USING btree ("latest");
  CREATE INDEX "premium_account_specs_products_order_idx" ON "premium_account_specs_products" USING btree ("order");
  CREATE INDEX "premium_account_specs_products_parent_idx" ON "premium_account_specs_products" USING btree ("parent_id");
  CREATE UNIQUE INDEX "premium_account_specs_symbol_idx" ON "premium_account_specs" USING btree ("symbol");
  CREATE UNIQUE INDEX "premium_account_specs_document_id_idx" ON "premium_account_specs" USING btree ("document_id");
  CREATE INDEX "premium_account_specs_updated_at_idx" ON "premium_account_specs" USING btree ("updated_at");
  CREATE INDEX "premium_account_specs_created_at_idx" ON "premium_account_specs" USING btree ("created_at");
  CREATE INDEX "premium_account_specs__status_idx" ON "premium_account_specs" USING btree ("_status");
  CREATE INDEX "_premium_account_specs_v_version_products_order_idx" ON "_premium_account_specs_v_version_products" USING btree ("order");
  CREATE INDEX "_premium_account_specs_v_version_products_parent_idx" ON "_premium_account_specs_v_version_products" USING btree ("parent_id");
  CREATE INDEX "_premium_account_specs_v_parent_idx" ON "_premium_account_specs_v" USING btree ("parent_id");
  CREATE INDEX "_premium_account_specs_v_version_version_symbol_idx" ON "_premium_account_specs_v" USING btree ("version_symbol");
  CREATE INDEX "_premium_account_specs_v_version_version_document_id_idx" ON "_premium_account_specs_v" USING btree ("version_document_id");
  CREATE INDEX "_premium_account_specs_v_version_version_updated_at_idx" ON "_premium_account_specs_v" USING btree ("version_updated_at");
  CREATE INDEX "_premium_account_specs_v_version_version_created_at_idx" ON "_premium_account_specs_v" USING btree ("version_created_at");
  CREATE INDEX "_premium_account_specs_v_version_version__status_idx" ON "_premium_account_specs_v" USING btree ("version__status");
  CREATE INDEX "_premium_account_specs_v_created_at_idx" ON "_premium_account_specs_v" USING btree ("created_at");
  CREATE INDEX "_premium_account_specs_v_updated_at_idx" ON "_premium_account_specs_v" USING btree ("updated_at");
  CREATE INDEX "_premium_account_specs_v_snapshot_idx" ON "_premium_account_specs_v" USING btree ("snapshot");
  CREATE INDEX "_premium_account_specs_v_published_locale_idx" ON "_premium_account_specs_v" USING btree ("published_locale");
  CREATE INDEX "_premium_account_specs_v_latest_idx" ON "_premium_account_specs_v" USING btree ("latest");
  CREATE INDEX "elite_account_specs_products_order_idx" ON "elite_account_specs_products" USING btree ("order");
  CREATE INDEX "elite_account_specs_products_parent_idx" ON "elite_account_specs_products" USING btree ("parent_id");
  CREATE UNIQUE INDEX "elite_account_specs_symbol_idx" ON "elite_account_specs" USING btree ("symbol");
  CREATE UNIQUE INDEX "elite_account_specs_document_id_idx" ON "elite_account_specs" USING btree ("document_id");
  CREATE INDEX "elite_account_specs_updated_at_idx" ON "elite_account_specs" USING btree ("updated_at");
  CREATE INDEX "elite_account_specs_created_at_idx" ON "elite_account_specs" USING btree ("created_at");
  CREATE INDEX "elite_account_specs__status_idx" ON "elite_account_specs" USING btree ("_status");
  CREATE INDEX "_elite_account_specs_v_version_products_order_idx" ON "_elite_account_specs_v_version_products" USING btree ("order");
  CREATE INDEX "_elite_account_specs_v_version_products_parent_idx" ON "_elite_account_specs_v_version_products" USING btree ("parent_id");
  CREATE INDEX "_elite_account_specs_v_parent_idx" ON "_elite_account_specs_v" USING btree ("parent_id");
  CREATE INDEX "_elite_account_specs_v_version_version_symbol_idx" ON "_elite_account_specs_v" USING btree ("version_symbol");
  CREATE INDEX "_elite_account_specs_v_version_version_document_id_idx" ON "_elite_account_specs_v" USING btree ("version_document_id");
  CREATE INDEX "_elite_account_specs_v_version_version_updated_at_idx" ON "_elite_account_specs_v" USING btree ("version_updated_at");
  CREATE INDEX "_elite_account_specs_v_version_version_created_at_idx" ON "_elite_account_specs_v" USING btree ("version_created_at");
  CREATE INDEX "_elite_account_specs_v_version_version__status_idx" ON "_elite_account_specs_v" USING btree ("version__status");
  CREATE INDEX "_elite_account_specs_v_created_at_idx" ON "_elite_account_specs_v" USING btree ("created_at");
  CREATE INDEX "_elite_account_specs_v_updated_at_idx" ON "_elite_account_specs_v" USING btree ("updated_at");
  CREATE INDEX "_elite_account_specs_v_snapshot_idx" ON "_elite_account_specs_v" USING btree ("snapshot");
  CREATE INDEX "_elite_account_specs_v_published_locale_idx" ON "_elite_account_specs_v" USING btree ("published_locale");
  CREATE INDEX "_elite_account_specs_v_latest_idx" ON "_elite_account_specs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "legal_documents_name_idx" ON "legal_documents" USING btree ("name");
  CREATE UNIQUE INDEX "legal_documents_document_id_idx" ON "legal_documents" USING btree ("document_id");
  CREATE INDEX "legal_documents_updated_at_idx" ON "legal_documents" USING btree ("updated_at");
  CREATE INDEX "legal_documents_created_at_idx" ON "legal_documents" USING btree ("created_at");
  CREATE INDEX "legal_documents__status_idx" ON "legal_documents" USING btree ("_status");
  CREATE UNIQUE INDEX "legal_documents_locales_locale_parent_id_unique" ON "legal_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_documents_v_parent_idx" ON "_legal_documents_v" USING btree ("parent_id");
  CREATE INDEX "_legal_documents_v_version_version_name_idx" ON "_legal_documents_v" USING btree ("version_name");
  CREATE INDEX "_legal_documents_v_version_version_document_id_idx" ON "_legal_documents_v" USING btree ("version_document_id");
  CREATE INDEX "_legal_documents_v_version_version_updated_at_idx" ON "_legal_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_documents_v_version_version_created_at_idx" ON "_legal_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_documents_v_version_version__status_idx" ON "_legal_documents_v" USING btree ("version__status");
  CREATE INDEX "_legal_documents_v_created_at_idx" ON "_legal_documents_v" USING btree ("created_at");
  CREATE INDEX "_legal_documents_v_updated_at_idx" ON "_legal_documents_v" USING btree ("updated_at");
  CREATE INDEX "_legal_documents_v_snapshot_idx" ON "_legal_documents_v" USING btree ("snapshot");
  CREATE INDEX "_legal_documents_v_published_locale_idx" ON "_legal_documents_v" USING btree ("published_locale");
  CREATE INDEX "_legal_documents_v_latest_idx" ON "_legal_documents_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_legal_documents_v_locales_locale_parent_id_unique" ON "_legal_documents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "readers_updated_at_idx" ON "readers" USING btree ("updated_at");
  CREATE INDEX "readers_created_at_idx" ON "readers" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_account_types_id_idx" ON "payload_locked_documents_rels" USING btree ("account_types_id");
  CREATE INDEX "payload_locked_documents_rels_standard_account_specs_id_idx" ON "payload_locked_documents_rels" USING btree ("standard_account_specs_id");
  CREATE INDEX "payload_locked_documents_rels_premium_account_specs_id_idx" ON "payload_locked_documents_rels" USING btree ("premium_account_specs_id");
  CREATE INDEX "payload_locked_documents_rels_elite_account_specs_id_idx" ON "payload_locked_documents_rels" USING btree ("elite_account_specs_id");
  CREATE INDEX "payload_locked_documents_rels_legal_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_documents_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_readers_id_idx" ON "payload_locked_documents_rels" USING btree ("readers_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_readers_id_idx" ON "payload_preferences_rels" USING btree ("readers_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_notice__status_idx" ON "site_notice" USING btree ("_status");
  CREATE UNIQUE INDEX "site_notice_locales_locale_parent_id_unique" ON "site_notice_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_notice_v_version_version__status_idx" ON "_site_notice_v" USING btree ("version__status");
  CREATE INDEX "_site_notice_v_created_at_idx" ON "_site_notice_v" USING btree ("created_at");
  CREATE INDEX "_site_notice_v_updated_at_idx" ON "_site_notice_v" USING btree ("updated_at");
  CREATE INDEX "_site_notice_v_snapshot_idx" ON "_site_notice_v" USING btree ("snapshot");
  CREATE INDEX "_site_notice_v_published_locale_idx" ON "_site_notice_v" USING btree ("published_locale");
  CREATE INDEX "_site_notice_v_latest_idx" ON "_site_notice_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_site_notice_v_locales_locale_parent_id_unique" ON "_site_notice_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_types" CASCADE;
  DROP TABLE "account_types_locales" CASCADE;
  DROP TABLE "_account_types_v" CASCADE;
  DROP TABLE "_account_types_v_locales" CASCADE;
  DROP TABLE "standard_account_specs_products" CASCADE;
  DROP TABLE "standard_account_specs" CASCADE;
  DROP TABLE "_standard_account_specs_v_version_products" CASCADE;
  DROP TABLE "_standard_account_specs_v" CASCADE;
  DROP TABLE "premium_account_specs_products" CASCADE;
  DROP TABLE "premium_account_specs" CASCADE;
  DROP TABLE "_premium_account_specs_v_version_products" CASCADE;
  DROP TABLE "_premium_account_specs_v" CASCADE;
  DROP TABLE "elite_account_specs_products" CASCADE;
  DROP TABLE "elite_account_specs" CASCADE;
  DROP TABLE "_elite_account_specs_v_version_products" CASCADE;
  DROP TABLE "_elite_account_specs_v" CASCADE;
  DROP TABLE "legal_documents" CASCADE;
  DROP TABLE "legal_documents_locales" CASCADE;
  DROP TABLE "_legal_documents_v" CASCADE;
  DROP TABLE "_legal_documents_v_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "readers" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_notice" CASCADE;
  DROP TABLE "site_notice_locales" CASCADE;
  DROP TABLE "_site_notice_v" CASCADE;
  DROP TABLE "_site_notice_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_account_types_status";
  DROP TYPE "public"."enum__account_types_v_version_status";
  DROP TYPE "public"."enum__account_types_v_published_locale";
  DROP TYPE "public"."enum_standard_account_specs_products";
  DROP TYPE "public"."enum_standard_account_specs_status";
  DROP TYPE "public"."enum__standard_account_specs_v_version_products";
  DROP TYPE "public"."enum__standard_account_specs_v_version_status";
  DROP TYPE "public"."enum__standard_account_specs_v_published_locale";
  DROP TYPE "public"."enum_premium_account_specs_products";
  DROP TYPE "public"."enum_premium_account_specs_status";
  DROP TYPE "public"."enum__premium_account_specs_v_version_products";
  DROP TYPE "public"."enum__premium_account_specs_v_version_status";
  DROP TYPE "public"."enum__premium_account_specs_v_published_locale";
  DROP TYPE "public"."enum_elite_account_specs_products";
  DROP TYPE "public"."enum_elite_account_specs_status";
  DROP TYPE "public"."enum__elite_account_specs_v_version_products";
  DROP TYPE "public"."enum__elite_account_specs_v_version_status";
  DROP TYPE "public"."enum__elite_account_specs_v_published_locale";
  DROP TYPE "public"."enum_legal_documents_status";
  DROP TYPE "public"."enum__legal_documents_v_version_status";
  DROP TYPE "public"."enum__legal_documents_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_site_notice_status";
  DROP TYPE "public"."enum__site_notice_v_version_status";
  DROP TYPE "public"."enum__site_notice_v_published_locale";`)
}

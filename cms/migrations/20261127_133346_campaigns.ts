import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`campaigns_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_cards_order_idx\` ON \`campaigns_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_cards_parent_id_idx\` ON \`campaigns_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_cards_locale_idx\` ON \`campaigns_cards\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_questions_order_idx\` ON \`campaigns_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_questions_parent_id_idx\` ON \`campaigns_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_questions_locale_idx\` ON \`campaigns_questions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`campaigns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`has_steps\` integer,
  	\`market\` text,
  	\`slug\` text,
  	\`from\` text,
  	\`until\` text,
  	\`is_indexed\` integer DEFAULT true,
  	\`ref\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_slug_idx\` ON \`campaigns\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_document_id_idx\` ON \`campaigns\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updated_at_idx\` ON \`campaigns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_created_at_idx\` ON \`campaigns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns__status_idx\` ON \`campaigns\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_locales_locale_parent_id_unique\` ON \`campaigns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_texts_order_parent\` ON \`campaigns_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v_version_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_cards_order_idx\` ON \`_campaigns_v_version_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_cards_parent_id_idx\` ON \`_campaigns_v_version_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_cards_locale_idx\` ON \`_campaigns_v_version_cards\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_questions_order_idx\` ON \`_campaigns_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_questions_parent_id_idx\` ON \`_campaigns_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_questions_locale_idx\` ON \`_campaigns_v_version_questions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_has_steps\` integer,
  	\`version_market\` text,
  	\`version_slug\` text,
  	\`version_from\` text,
  	\`version_until\` text,
  	\`version_is_indexed\` integer DEFAULT true,
  	\`version_ref\` text,
  	\`version_document_id\` text,
  	\`version_published_at\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_parent_idx\` ON \`_campaigns_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_slug_idx\` ON \`_campaigns_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_document_id_idx\` ON \`_campaigns_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_updated_at_idx\` ON \`_campaigns_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_created_at_idx\` ON \`_campaigns_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version__status_idx\` ON \`_campaigns_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_created_at_idx\` ON \`_campaigns_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_updated_at_idx\` ON \`_campaigns_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_snapshot_idx\` ON \`_campaigns_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_published_locale_idx\` ON \`_campaigns_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_latest_idx\` ON \`_campaigns_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_button\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_campaigns_v_locales_locale_parent_id_unique\` ON \`_campaigns_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_texts_order_parent\` ON \`_campaigns_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`campaigns_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`campaigns_cards\`;`)
  await db.run(sql`DROP TABLE \`campaigns_questions\`;`)
  await db.run(sql`DROP TABLE \`campaigns\`;`)
  await db.run(sql`DROP TABLE \`campaigns_locales\`;`)
  await db.run(sql`DROP TABLE \`campaigns_texts\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v_version_cards\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`account_types_id\` integer,
  	\`funding_methods_id\` integer,
  	\`words_id\` integer,
  	\`site_notices_id\` integer,
  	\`articles_id\` integer,
  	\`pictures_id\` integer,
  	\`standard_account_specs_id\` integer,
  	\`premium_account_specs_id\` integer,
  	\`elite_account_specs_id\` integer,
  	\`users_id\` integer,
  	\`readers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_types_id\`) REFERENCES \`account_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funding_methods_id\`) REFERENCES \`funding_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`words_id\`) REFERENCES \`words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_notices_id\`) REFERENCES \`site_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pictures_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`standard_account_specs_id\`) REFERENCES \`standard_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`premium_account_specs_id\`) REFERENCES \`premium_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elite_account_specs_id\`) REFERENCES \`elite_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`readers_id\`) REFERENCES \`readers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "account_types_id", "funding_methods_id", "words_id", "site_notices_id", "articles_id", "pictures_id", "standard_account_specs_id", "premium_account_specs_id", "elite_account_specs_id", "users_id", "readers_id") SELECT "id", "order", "parent_id", "path", "account_types_id", "funding_methods_id", "words_id", "site_notices_id", "articles_id", "pictures_id", "standard_account_specs_id", "premium_account_specs_id", "elite_account_specs_id", "users_id", "readers_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_types_id_idx\` ON \`payload_locked_documents_rels\` (\`account_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funding_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`funding_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_words_id_idx\` ON \`payload_locked_documents_rels\` (\`words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`site_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pictures_id_idx\` ON \`payload_locked_documents_rels\` (\`pictures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_standard_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`standard_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_premium_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`premium_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_elite_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`elite_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_readers_id_idx\` ON \`payload_locked_documents_rels\` (\`readers_id\`);`)
}

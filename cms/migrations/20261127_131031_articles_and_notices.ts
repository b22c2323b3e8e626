import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`button_link\` text,
  	\`pages\` text DEFAULT 'all',
  	\`from\` text,
  	\`until\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_notices_document_id_idx\` ON \`site_notices\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`site_notices_updated_at_idx\` ON \`site_notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`site_notices_created_at_idx\` ON \`site_notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`site_notices__status_idx\` ON \`site_notices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_notices_locales\` (
  	\`text\` text,
  	\`button_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_notices_locales_locale_parent_id_unique\` ON \`site_notices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_notices_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_notices_texts_order_parent\` ON \`site_notices_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_notices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_button_link\` text,
  	\`version_pages\` text DEFAULT 'all',
  	\`version_from\` text,
  	\`version_until\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_notices_v_parent_idx\` ON \`_site_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_version_version_document_id_idx\` ON \`_site_notices_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_version_version_updated_at_idx\` ON \`_site_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_version_version_created_at_idx\` ON \`_site_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_version_version__status_idx\` ON \`_site_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_created_at_idx\` ON \`_site_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_updated_at_idx\` ON \`_site_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_snapshot_idx\` ON \`_site_notices_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_published_locale_idx\` ON \`_site_notices_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_notices_v_latest_idx\` ON \`_site_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_notices_v_locales\` (
  	\`version_text\` text,
  	\`version_button_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_notices_v_locales_locale_parent_id_unique\` ON \`_site_notices_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_notices_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_notices_v_texts_order_parent\` ON \`_site_notices_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`slug\` text,
  	\`date\` text,
  	\`author\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_picture_idx\` ON \`articles\` (\`picture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_document_id_idx\` ON \`articles\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_slug\` text,
  	\`version_date\` text,
  	\`version_author\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_picture_idx\` ON \`_articles_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_document_id_idx\` ON \`_articles_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pictures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt_zh\` text NOT NULL,
  	\`alt_en\` text NOT NULL,
  	\`alt_ar\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif640_url\` text,
  	\`sizes_avif640_width\` numeric,
  	\`sizes_avif640_height\` numeric,
  	\`sizes_avif640_mime_type\` text,
  	\`sizes_avif640_filesize\` numeric,
  	\`sizes_avif640_filename\` text,
  	\`sizes_avif1280_url\` text,
  	\`sizes_avif1280_width\` numeric,
  	\`sizes_avif1280_height\` numeric,
  	\`sizes_avif1280_mime_type\` text,
  	\`sizes_avif1280_filesize\` numeric,
  	\`sizes_avif1280_filename\` text,
  	\`sizes_webp640_url\` text,
  	\`sizes_webp640_width\` numeric,
  	\`sizes_webp640_height\` numeric,
  	\`sizes_webp640_mime_type\` text,
  	\`sizes_webp640_filesize\` numeric,
  	\`sizes_webp640_filename\` text,
  	\`sizes_webp1280_url\` text,
  	\`sizes_webp1280_width\` numeric,
  	\`sizes_webp1280_height\` numeric,
  	\`sizes_webp1280_mime_type\` text,
  	\`sizes_webp1280_filesize\` numeric,
  	\`sizes_webp1280_filename\` text,
  	\`sizes_share_url\` text,
  	\`sizes_share_width\` numeric,
  	\`sizes_share_height\` numeric,
  	\`sizes_share_mime_type\` text,
  	\`sizes_share_filesize\` numeric,
  	\`sizes_share_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`pictures_updated_at_idx\` ON \`pictures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pictures_created_at_idx\` ON \`pictures\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pictures_filename_idx\` ON \`pictures\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`pictures_sizes_avif640_sizes_avif640_filename_idx\` ON \`pictures\` (\`sizes_avif640_filename\`);`)
  await db.run(sql`CREATE INDEX \`pictures_sizes_avif1280_sizes_avif1280_filename_idx\` ON \`pictures\` (\`sizes_avif1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`pictures_sizes_webp640_sizes_webp640_filename_idx\` ON \`pictures\` (\`sizes_webp640_filename\`);`)
  await db.run(sql`CREATE INDEX \`pictures_sizes_webp1280_sizes_webp1280_filename_idx\` ON \`pictures\` (\`sizes_webp1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`pictures_sizes_share_sizes_share_filename_idx\` ON \`pictures\` (\`sizes_share_filename\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`site_notices_id\` integer REFERENCES site_notices(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`articles_id\` integer REFERENCES articles(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pictures_id\` integer REFERENCES pictures(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`site_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pictures_id_idx\` ON \`payload_locked_documents_rels\` (\`pictures_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_notices\`;`)
  await db.run(sql`DROP TABLE \`site_notices_locales\`;`)
  await db.run(sql`DROP TABLE \`site_notices_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_site_notices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_notices_v_texts\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pictures\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`account_types_id\` integer,
  	\`funding_methods_id\` integer,
  	\`words_id\` integer,
  	\`standard_account_specs_id\` integer,
  	\`premium_account_specs_id\` integer,
  	\`elite_account_specs_id\` integer,
  	\`users_id\` integer,
  	\`readers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_types_id\`) REFERENCES \`account_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funding_methods_id\`) REFERENCES \`funding_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`words_id\`) REFERENCES \`words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`standard_account_specs_id\`) REFERENCES \`standard_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`premium_account_specs_id\`) REFERENCES \`premium_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elite_account_specs_id\`) REFERENCES \`elite_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`readers_id\`) REFERENCES \`readers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "account_types_id", "funding_methods_id", "words_id", "standard_account_specs_id", "premium_account_specs_id", "elite_account_specs_id", "users_id", "readers_id") SELECT "id", "order", "parent_id", "path", "account_types_id", "funding_methods_id", "words_id", "standard_account_specs_id", "premium_account_specs_id", "elite_account_specs_id", "users_id", "readers_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_types_id_idx\` ON \`payload_locked_documents_rels\` (\`account_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funding_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`funding_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_words_id_idx\` ON \`payload_locked_documents_rels\` (\`words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_standard_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`standard_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_premium_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`premium_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_elite_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`elite_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_readers_id_idx\` ON \`payload_locked_documents_rels\` (\`readers_id\`);`)
}

import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`language\` text,
  	\`text\` text,
  	\`based_on\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`words_key_idx\` ON \`words\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`words_document_id_idx\` ON \`words\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`words_updated_at_idx\` ON \`words\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`words_created_at_idx\` ON \`words\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`words__status_idx\` ON \`words\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`key_language_idx\` ON \`words\` (\`key\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_words_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_language\` text,
  	\`version_text\` text,
  	\`version_based_on\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`words\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_words_v_parent_idx\` ON \`_words_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_version_version_key_idx\` ON \`_words_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_version_version_document_id_idx\` ON \`_words_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_version_version_updated_at_idx\` ON \`_words_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_version_version_created_at_idx\` ON \`_words_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_version_version__status_idx\` ON \`_words_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_created_at_idx\` ON \`_words_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_updated_at_idx\` ON \`_words_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_snapshot_idx\` ON \`_words_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_published_locale_idx\` ON \`_words_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_latest_idx\` ON \`_words_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_key_version_language_idx\` ON \`_words_v\` (\`version_key\`,\`version_language\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`words_id\` integer REFERENCES words(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_words_id_idx\` ON \`payload_locked_documents_rels\` (\`words_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`words\`;`)
  await db.run(sql`DROP TABLE \`_words_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`account_types_id\` integer,
  	\`funding_methods_id\` integer,
  	\`standard_account_specs_id\` integer,
  	\`premium_account_specs_id\` integer,
  	\`elite_account_specs_id\` integer,
  	\`users_id\` integer,
  	\`readers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_types_id\`) REFERENCES \`account_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`funding_methods_id\`) REFERENCES \`funding_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`standard_account_specs_id\`) REFERENCES \`standard_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`premium_account_specs_id\`) REFERENCES \`premium_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elite_account_specs_id\`) REFERENCES \`elite_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`readers_id\`) REFERENCES \`readers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "account_types_id", "funding_methods_id", "standard_account_specs_id", "premium_account_specs_id", "elite_account_specs_id", "users_id", "readers_id") SELECT "id", "order", "parent_id", "path", "account_types_id", "funding_methods_id", "standard_account_specs_id", "premium_account_specs_id", "elite_account_specs_id", "users_id", "readers_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_types_id_idx\` ON \`payload_locked_documents_rels\` (\`account_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funding_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`funding_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_standard_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`standard_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_premium_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`premium_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_elite_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`elite_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_readers_id_idx\` ON \`payload_locked_documents_rels\` (\`readers_id\`);`)
}

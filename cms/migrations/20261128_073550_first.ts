import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`account_types_commission_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`account_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`account_types_commission_products_order_idx\` ON \`account_types_commission_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`account_types_commission_products_parent_idx\` ON \`account_types_commission_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`account_types_typical_spreads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`symbol\` text,
  	\`spread\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`account_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`account_types_typical_spreads_order_idx\` ON \`account_types_typical_spreads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`account_types_typical_spreads_parent_id_idx\` ON \`account_types_typical_spreads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`account_types\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`min_deposit_usd\` numeric,
  	\`commission_per_side_usd\` numeric,
  	\`spread_pips\` numeric,
  	\`max_leverage\` numeric,
  	\`min_lots\` numeric,
  	\`max_lots\` numeric,
  	\`instrument_count\` numeric,
  	\`tier\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_types_document_id_idx\` ON \`account_types\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`account_types_updated_at_idx\` ON \`account_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_types_created_at_idx\` ON \`account_types\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`account_types__status_idx\` ON \`account_types\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`account_types_locales\` (
  	\`title\` text,
  	\`min_deposit\` text,
  	\`commission\` text,
  	\`spread\` text,
  	\`leverages\` text,
  	\`lot_size\` text,
  	\`instruments\` text,
  	\`typical_spread_basis\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`account_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_types_locales_locale_parent_id_unique\` ON \`account_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_account_types_v_version_commission_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_account_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_commission_products_order_idx\` ON \`_account_types_v_version_commission_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_commission_products_parent_idx\` ON \`_account_types_v_version_commission_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_account_types_v_version_typical_spreads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`symbol\` text,
  	\`spread\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_account_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_typical_spreads_order_idx\` ON \`_account_types_v_version_typical_spreads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_typical_spreads_parent_id_idx\` ON \`_account_types_v_version_typical_spreads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_account_types_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_min_deposit_usd\` numeric,
  	\`version_commission_per_side_usd\` numeric,
  	\`version_spread_pips\` numeric,
  	\`version_max_leverage\` numeric,
  	\`version_min_lots\` numeric,
  	\`version_max_lots\` numeric,
  	\`version_instrument_count\` numeric,
  	\`version_tier\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`account_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_account_types_v_parent_idx\` ON \`_account_types_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_version_document_id_idx\` ON \`_account_types_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_version_updated_at_idx\` ON \`_account_types_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_version_created_at_idx\` ON \`_account_types_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_version_version__status_idx\` ON \`_account_types_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_created_at_idx\` ON \`_account_types_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_updated_at_idx\` ON \`_account_types_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_snapshot_idx\` ON \`_account_types_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_published_locale_idx\` ON \`_account_types_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_account_types_v_latest_idx\` ON \`_account_types_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_account_types_v_locales\` (
  	\`version_title\` text,
  	\`version_min_deposit\` text,
  	\`version_commission\` text,
  	\`version_spread\` text,
  	\`version_leverages\` text,
  	\`version_lot_size\` text,
  	\`version_instruments\` text,
  	\`version_typical_spread_basis\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_account_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_account_types_v_locales_locale_parent_id_unique\` ON \`_account_types_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`funding_methods\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`currencies\` text,
  	\`withdrawal_days\` numeric,
  	\`direction\` text DEFAULT 'both',
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`funding_methods_document_id_idx\` ON \`funding_methods\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`funding_methods_updated_at_idx\` ON \`funding_methods\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`funding_methods_created_at_idx\` ON \`funding_methods\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`funding_methods__status_idx\` ON \`funding_methods\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`funding_methods_locales\` (
  	\`name\` text,
  	\`minimum\` text,
  	\`fee\` text,
  	\`deposit_time\` text,
  	\`withdrawal_time\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`funding_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`funding_methods_locales_locale_parent_id_unique\` ON \`funding_methods_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_funding_methods_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_currencies\` text,
  	\`version_withdrawal_days\` numeric,
  	\`version_direction\` text DEFAULT 'both',
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`funding_methods\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_parent_idx\` ON \`_funding_methods_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_version_version_document_id_idx\` ON \`_funding_methods_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_version_version_updated_at_idx\` ON \`_funding_methods_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_version_version_created_at_idx\` ON \`_funding_methods_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_version_version__status_idx\` ON \`_funding_methods_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_created_at_idx\` ON \`_funding_methods_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_updated_at_idx\` ON \`_funding_methods_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_snapshot_idx\` ON \`_funding_methods_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_published_locale_idx\` ON \`_funding_methods_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_funding_methods_v_latest_idx\` ON \`_funding_methods_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_funding_methods_v_locales\` (
  	\`version_name\` text,
  	\`version_minimum\` text,
  	\`version_fee\` text,
  	\`version_deposit_time\` text,
  	\`version_withdrawal_time\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_funding_methods_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_funding_methods_v_locales_locale_parent_id_unique\` ON \`_funding_methods_v_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pictures_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pictures_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_pictures_id_idx\` ON \`articles_rels\` (\`pictures_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pictures_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pictures_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_pictures_id_idx\` ON \`_articles_v_rels\` (\`pictures_id\`);`)
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
  await db.run(sql`CREATE TABLE \`standard_account_specs_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`standard_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`standard_account_specs_products_order_idx\` ON \`standard_account_specs_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`standard_account_specs_products_parent_idx\` ON \`standard_account_specs_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`standard_account_specs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`symbol\` text,
  	\`contract_size\` text,
  	\`leverage\` text,
  	\`trading_hours\` text,
  	\`daily_break_time\` text,
  	\`future_expiry_date\` text,
  	\`time_zone\` text,
  	\`min_lots\` text,
  	\`max_lots\` text,
  	\`triple_swap\` text,
  	\`swap_long_usd\` text,
  	\`swap_short_usd\` text,
  	\`swap_free_nights\` text,
  	\`swap_free_fee_usd\` text,
  	\`example_price\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`standard_account_specs_symbol_idx\` ON \`standard_account_specs\` (\`symbol\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`standard_account_specs_document_id_idx\` ON \`standard_account_specs\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`standard_account_specs_updated_at_idx\` ON \`standard_account_specs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`standard_account_specs_created_at_idx\` ON \`standard_account_specs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`standard_account_specs__status_idx\` ON \`standard_account_specs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_standard_account_specs_v_version_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_standard_account_specs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_version_products_order_idx\` ON \`_standard_account_specs_v_version_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_version_products_parent_idx\` ON \`_standard_account_specs_v_version_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_standard_account_specs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_symbol\` text,
  	\`version_contract_size\` text,
  	\`version_leverage\` text,
  	\`version_trading_hours\` text,
  	\`version_daily_break_time\` text,
  	\`version_future_expiry_date\` text,
  	\`version_time_zone\` text,
  	\`version_min_lots\` text,
  	\`version_max_lots\` text,
  	\`version_triple_swap\` text,
  	\`version_swap_long_usd\` text,
  	\`version_swap_short_usd\` text,
  	\`version_swap_free_nights\` text,
  	\`version_swap_free_fee_usd\` text,
  	\`version_example_price\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`standard_account_specs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_parent_idx\` ON \`_standard_account_specs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_version_version_symbol_idx\` ON \`_standard_account_specs_v\` (\`version_symbol\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_version_version_document_id_idx\` ON \`_standard_account_specs_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_version_version_updated_at_idx\` ON \`_standard_account_specs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_version_version_created_at_idx\` ON \`_standard_account_specs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_version_version__status_idx\` ON \`_standard_account_specs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_created_at_idx\` ON \`_standard_account_specs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_updated_at_idx\` ON \`_standard_account_specs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_snapshot_idx\` ON \`_standard_account_specs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_published_locale_idx\` ON \`_standard_account_specs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_standard_account_specs_v_latest_idx\` ON \`_standard_account_specs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`premium_account_specs_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`premium_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`premium_account_specs_products_order_idx\` ON \`premium_account_specs_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`premium_account_specs_products_parent_idx\` ON \`premium_account_specs_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`premium_account_specs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`symbol\` text,
  	\`contract_size\` text,
  	\`leverage\` text,
  	\`trading_hours\` text,
  	\`daily_break_time\` text,
  	\`future_expiry_date\` text,
  	\`time_zone\` text,
  	\`min_lots\` text,
  	\`max_lots\` text,
  	\`triple_swap\` text,
  	\`swap_long_usd\` text,
  	\`swap_short_usd\` text,
  	\`swap_free_nights\` text,
  	\`swap_free_fee_usd\` text,
  	\`example_price\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`premium_account_specs_symbol_idx\` ON \`premium_account_specs\` (\`symbol\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`premium_account_specs_document_id_idx\` ON \`premium_account_specs\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`premium_account_specs_updated_at_idx\` ON \`premium_account_specs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`premium_account_specs_created_at_idx\` ON \`premium_account_specs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`premium_account_specs__status_idx\` ON \`premium_account_specs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_premium_account_specs_v_version_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_premium_account_specs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_version_products_order_idx\` ON \`_premium_account_specs_v_version_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_version_products_parent_idx\` ON \`_premium_account_specs_v_version_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_premium_account_specs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_symbol\` text,
  	\`version_contract_size\` text,
  	\`version_leverage\` text,
  	\`version_trading_hours\` text,
  	\`version_daily_break_time\` text,
  	\`version_future_expiry_date\` text,
  	\`version_time_zone\` text,
  	\`version_min_lots\` text,
  	\`version_max_lots\` text,
  	\`version_triple_swap\` text,
  	\`version_swap_long_usd\` text,
  	\`version_swap_short_usd\` text,
  	\`version_swap_free_nights\` text,
  	\`version_swap_free_fee_usd\` text,
  	\`version_example_price\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`premium_account_specs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_parent_idx\` ON \`_premium_account_specs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_version_version_symbol_idx\` ON \`_premium_account_specs_v\` (\`version_symbol\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_version_version_document_id_idx\` ON \`_premium_account_specs_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_version_version_updated_at_idx\` ON \`_premium_account_specs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_version_version_created_at_idx\` ON \`_premium_account_specs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_version_version__status_idx\` ON \`_premium_account_specs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_created_at_idx\` ON \`_premium_account_specs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_updated_at_idx\` ON \`_premium_account_specs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_snapshot_idx\` ON \`_premium_account_specs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_published_locale_idx\` ON \`_premium_account_specs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_premium_account_specs_v_latest_idx\` ON \`_premium_account_specs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`elite_account_specs_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`elite_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`elite_account_specs_products_order_idx\` ON \`elite_account_specs_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`elite_account_specs_products_parent_idx\` ON \`elite_account_specs_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`elite_account_specs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`symbol\` text,
  	\`contract_size\` text,
  	\`leverage\` text,
  	\`trading_hours\` text,
  	\`daily_break_time\` text,
  	\`future_expiry_date\` text,
  	\`time_zone\` text,
  	\`min_lots\` text,
  	\`max_lots\` text,
  	\`triple_swap\` text,
  	\`swap_long_usd\` text,
  	\`swap_short_usd\` text,
  	\`swap_free_nights\` text,
  	\`swap_free_fee_usd\` text,
  	\`example_price\` text,
  	\`document_id\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`elite_account_specs_symbol_idx\` ON \`elite_account_specs\` (\`symbol\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`elite_account_specs_document_id_idx\` ON \`elite_account_specs\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`elite_account_specs_updated_at_idx\` ON \`elite_account_specs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`elite_account_specs_created_at_idx\` ON \`elite_account_specs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`elite_account_specs__status_idx\` ON \`elite_account_specs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_elite_account_specs_v_version_products\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_elite_account_specs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_version_products_order_idx\` ON \`_elite_account_specs_v_version_products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_version_products_parent_idx\` ON \`_elite_account_specs_v_version_products\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_elite_account_specs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_symbol\` text,
  	\`version_contract_size\` text,
  	\`version_leverage\` text,
  	\`version_trading_hours\` text,
  	\`version_daily_break_time\` text,
  	\`version_future_expiry_date\` text,
  	\`version_time_zone\` text,
  	\`version_min_lots\` text,
  	\`version_max_lots\` text,
  	\`version_triple_swap\` text,
  	\`version_swap_long_usd\` text,
  	\`version_swap_short_usd\` text,
  	\`version_swap_free_nights\` text,
  	\`version_swap_free_fee_usd\` text,
  	\`version_example_price\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`elite_account_specs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_parent_idx\` ON \`_elite_account_specs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_version_version_symbol_idx\` ON \`_elite_account_specs_v\` (\`version_symbol\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_version_version_document_id_idx\` ON \`_elite_account_specs_v\` (\`version_document_id\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_version_version_updated_at_idx\` ON \`_elite_account_specs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_version_version_created_at_idx\` ON \`_elite_account_specs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_version_version__status_idx\` ON \`_elite_account_specs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_created_at_idx\` ON \`_elite_account_specs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_updated_at_idx\` ON \`_elite_account_specs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_snapshot_idx\` ON \`_elite_account_specs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_published_locale_idx\` ON \`_elite_account_specs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_elite_account_specs_v_latest_idx\` ON \`_elite_account_specs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`readers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`readers_updated_at_idx\` ON \`readers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`readers_created_at_idx\` ON \`readers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`account_types_id\` integer,
  	\`funding_methods_id\` integer,
  	\`words_id\` integer,
  	\`site_notices_id\` integer,
  	\`campaigns_id\` integer,
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
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pictures_id\`) REFERENCES \`pictures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`standard_account_specs_id\`) REFERENCES \`standard_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`premium_account_specs_id\`) REFERENCES \`premium_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elite_account_specs_id\`) REFERENCES \`elite_account_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`readers_id\`) REFERENCES \`readers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_types_id_idx\` ON \`payload_locked_documents_rels\` (\`account_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_funding_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`funding_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_words_id_idx\` ON \`payload_locked_documents_rels\` (\`words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`site_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pictures_id_idx\` ON \`payload_locked_documents_rels\` (\`pictures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_standard_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`standard_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_premium_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`premium_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_elite_account_specs_id_idx\` ON \`payload_locked_documents_rels\` (\`elite_account_specs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_readers_id_idx\` ON \`payload_locked_documents_rels\` (\`readers_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`readers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`readers_id\`) REFERENCES \`readers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_readers_id_idx\` ON \`payload_preferences_rels\` (\`readers_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`company_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`authority\` text,
  	\`number\` text,
  	\`country\` text,
  	\`entity\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_licences_order_idx\` ON \`company_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`company_licences_parent_id_idx\` ON \`company_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone\` text,
  	\`whatsapp\` text,
  	\`telegram\` text,
  	\`line\` text,
  	\`wechat\` text,
  	\`wechat_code\` text,
  	\`visiting_address\` text,
  	\`time_zone\` text,
  	\`office_hours\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`company__status_idx\` ON \`company\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_company_v_version_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`authority\` text,
  	\`number\` text,
  	\`country\` text,
  	\`entity\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_version_licences_order_idx\` ON \`_company_v_version_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_version_licences_parent_id_idx\` ON \`_company_v_version_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_phone\` text,
  	\`version_whatsapp\` text,
  	\`version_telegram\` text,
  	\`version_line\` text,
  	\`version_wechat\` text,
  	\`version_wechat_code\` text,
  	\`version_visiting_address\` text,
  	\`version_time_zone\` text,
  	\`version_office_hours\` text,
  	\`version_published_at\` text,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_v_version_version__status_idx\` ON \`_company_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_created_at_idx\` ON \`_company_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_updated_at_idx\` ON \`_company_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_snapshot_idx\` ON \`_company_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_published_locale_idx\` ON \`_company_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_company_v_latest_idx\` ON \`_company_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`account_types_commission_products\`;`)
  await db.run(sql`DROP TABLE \`account_types_typical_spreads\`;`)
  await db.run(sql`DROP TABLE \`account_types\`;`)
  await db.run(sql`DROP TABLE \`account_types_locales\`;`)
  await db.run(sql`DROP TABLE \`_account_types_v_version_commission_products\`;`)
  await db.run(sql`DROP TABLE \`_account_types_v_version_typical_spreads\`;`)
  await db.run(sql`DROP TABLE \`_account_types_v\`;`)
  await db.run(sql`DROP TABLE \`_account_types_v_locales\`;`)
  await db.run(sql`DROP TABLE \`funding_methods\`;`)
  await db.run(sql`DROP TABLE \`funding_methods_locales\`;`)
  await db.run(sql`DROP TABLE \`_funding_methods_v\`;`)
  await db.run(sql`DROP TABLE \`_funding_methods_v_locales\`;`)
  await db.run(sql`DROP TABLE \`words\`;`)
  await db.run(sql`DROP TABLE \`_words_v\`;`)
  await db.run(sql`DROP TABLE \`site_notices\`;`)
  await db.run(sql`DROP TABLE \`site_notices_locales\`;`)
  await db.run(sql`DROP TABLE \`site_notices_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_site_notices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_notices_v_texts\`;`)
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
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`pictures\`;`)
  await db.run(sql`DROP TABLE \`standard_account_specs_products\`;`)
  await db.run(sql`DROP TABLE \`standard_account_specs\`;`)
  await db.run(sql`DROP TABLE \`_standard_account_specs_v_version_products\`;`)
  await db.run(sql`DROP TABLE \`_standard_account_specs_v\`;`)
  await db.run(sql`DROP TABLE \`premium_account_specs_products\`;`)
  await db.run(sql`DROP TABLE \`premium_account_specs\`;`)
  await db.run(sql`DROP TABLE \`_premium_account_specs_v_version_products\`;`)
  await db.run(sql`DROP TABLE \`_premium_account_specs_v\`;`)
  await db.run(sql`DROP TABLE \`elite_account_specs_products\`;`)
  await db.run(sql`DROP TABLE \`elite_account_specs\`;`)
  await db.run(sql`DROP TABLE \`_elite_account_specs_v_version_products\`;`)
  await db.run(sql`DROP TABLE \`_elite_account_specs_v\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`readers\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`company_licences\`;`)
  await db.run(sql`DROP TABLE \`company\`;`)
  await db.run(sql`DROP TABLE \`_company_v_version_licences\`;`)
  await db.run(sql`DROP TABLE \`_company_v\`;`)
}

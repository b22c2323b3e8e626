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
  await db.run(sql`CREATE TABLE \`site_notice\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	\`published_at\` text,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`site_notice__status_idx\` ON \`site_notice\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_notice_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_notice\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_notice_locales_locale_parent_id_unique\` ON \`site_notice_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_notice_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_from\` text,
  	\`version_until\` text,
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
  await db.run(sql`CREATE INDEX \`_site_notice_v_version_version__status_idx\` ON \`_site_notice_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_created_at_idx\` ON \`_site_notice_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_updated_at_idx\` ON \`_site_notice_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_snapshot_idx\` ON \`_site_notice_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_published_locale_idx\` ON \`_site_notice_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_notice_v_latest_idx\` ON \`_site_notice_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_notice_v_locales\` (
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_notice_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_notice_v_locales_locale_parent_id_unique\` ON \`_site_notice_v_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`DROP TABLE \`site_notice\`;`)
  await db.run(sql`DROP TABLE \`site_notice_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_notice_v\`;`)
  await db.run(sql`DROP TABLE \`_site_notice_v_locales\`;`)
}

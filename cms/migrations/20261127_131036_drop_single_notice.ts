import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // The notice becomes the first of the list. It was shown in English where a language had none.
  await db.run(sql`INSERT INTO site_notices (id, "from", until, document_id, published_at, changed_by, updated_at, created_at, _status)
    SELECT 1, "from", until, 'site-notice', published_at, changed_by, coalesce(updated_at, '2026-11-27'), coalesce(created_at, '2026-11-27'), _status FROM site_notice;`)
  await db.run(sql`INSERT INTO _site_notices_v (id, parent_id, version_from, version_until, version_document_id, version_published_at, version_changed_by, version_updated_at, version_created_at, version__status, latest)
    SELECT 1, 1, "from", until, 'site-notice', published_at, changed_by, updated_at, created_at, _status, 1 FROM site_notice;`)
  for (const locale of ['en', 'zh', 'ar'])
    for (const [table, column] of [['site_notices', 'text'], ['_site_notices_v', 'version_text']] as const)
      await db.run(sql`INSERT INTO ${sql.identifier(`${table}_locales`)} (${sql.identifier(column)}, _locale, _parent_id)
        SELECT text, ${locale}, 1 FROM site_notice_locales WHERE _locale IN (${locale}, 'en') AND text <> '' ORDER BY _locale <> ${locale} LIMIT 1;`)
  await db.run(sql`DROP TABLE \`site_notice\`;`)
  await db.run(sql`DROP TABLE \`site_notice_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_notice_v\`;`)
  await db.run(sql`DROP TABLE \`_site_notice_v_locales\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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

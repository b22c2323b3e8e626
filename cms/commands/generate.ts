import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';

export async function generate(): Promise<void> {
  process.env['PAYLOAD_SECRET'] ??= 'writing types signs and stores nothing';
  const { default: configPromise } = await import('../payload.config.ts');
  const config = await configPromise;
  await generateImportMap(config, { force: true, log: false });
  await generateTypes(config, { log: false });
}

import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';

export async function generate(): Promise<void> {
  process.env['PAYLOAD_SECRET'] ??= 'nothing is signed or kept while types are written';
  const { default: promised } = await import('../payload.config.ts');
  const config = await promised;
  await generateImportMap(config, { force: true, log: false });
  await generateTypes(config, { log: false });
}

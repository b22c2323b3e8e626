import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

const root = path.resolve(import.meta.dirname, '..');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The root of the repository: the CMS imports core/.
  turbopack: { root },
  outputFileTracingRoot: root,
  // Minified, an APIError has no name, and the framework withholds the message of an error without one. A cache of the
  // build would take 150 MB and ten seconds, and sources are built once.
  experimental: {
    useTypeScriptCli: true,
    serverMinification: false,
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm test` checks types, so a build need not.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
  ],
};

export default withPayload(config);

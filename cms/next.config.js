import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

// Everything that the admin shows comes from here: nothing may be fetched from, or framed by, another host.
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: path.resolve(import.meta.dirname) },
  experimental: { useTypeScriptCli: true },
  // Types are checked by the tests, not by whoever starts the CMS.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: contentSecurityPolicy },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
  ],
};

export default withPayload(config);

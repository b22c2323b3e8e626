import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Address): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default function NotFound({ params, searchParams }: Address): Promise<ReactNode> {
  return NotFoundPage({ config, importMap, params, searchParams });
}

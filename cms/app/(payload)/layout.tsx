import '@payloadcms/next/css';
import '../../admin/admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (call) => {
  'use server';
  return handleServerFunctions({ ...call, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}

import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, GlobalSlug, Where } from 'payload';
import type { ReactNode } from 'react';
import type { SiteNotice } from '../payload-types.ts';
import { VersionsTable, type ListedVersion } from './versions-table.tsx';

interface StoredVersion {
  id: number | string;
  updatedAt: string;
  version: object;
}
/** The fields that all content has: see `publishable.ts`. */
type SignedVersion = Pick<SiteNotice, '_status' | 'changedBy'>;

/** Every version of a row or of the site notice, newest first. There are never more than fit on one page. */
export async function Versions({
  initPageResult: { collectionConfig, globalConfig, docID, req },
  hasPublishedDoc,
}: DocumentViewServerProps & { hasPublishedDoc?: boolean }): Promise<ReactNode> {
  const where: Where[] = [
    // The framework's own record of what is published while a draft is newer.
    { snapshot: { not_equals: true } },
    ...(docID === undefined ? [] : [{ parent: { equals: docID } }]),
  ];
  const query = {
    sort: '-updatedAt',
    limit: 0,
    depth: 0,
    overrideAccess: false,
    req,
    where: { and: where },
  };
  const { docs }: { docs: StoredVersion[] } = collectionConfig
    ? await req.payload.findVersions({
        ...query,
        collection: collectionConfig.slug,
      })
    : await req.payload.findGlobalVersions({ ...query, slug: globalConfig?.slug as GlobalSlug });
  const isPublished = ({ version }: StoredVersion): boolean =>
    (version as SignedVersion)._status === 'published';
  const current = hasPublishedDoc ? docs.find(isPublished) : undefined;
  const versions = docs.map((stored): ListedVersion => {
    const { id, updatedAt, version } = stored;
    const state = stored === current ? 'current' : isPublished(stored) ? 'previous' : 'draft';
    return { id, updatedAt, state, author: (version as SignedVersion).changedBy ?? '–' };
  });
  const plural = collectionConfig ? collectionConfig.labels.plural : globalConfig?.label;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={typeof plural === 'function' ? '' : (plural ?? '')}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={req.i18n.t('version:versions')}
      />
      <Gutter className="versions-list">
        <VersionsTable
          versions={versions}
          path={
            collectionConfig
              ? `/collections/${collectionConfig.slug}/${docID}/versions`
              : `/globals/${globalConfig?.slug}/versions`
          }
        />
      </Gutter>
    </>
  );
}

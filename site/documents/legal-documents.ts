import type { DocumentFacts } from '../../core/domain/document.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { brand } from '../facts/brand.ts';
import type { RouteName } from '../paths.ts';

/** The legal documents, in the order of the legal page, with the page on which each can be read. */
export const legalDocuments = {
  'client-agreement': 'clientAgreement',
  'privacy-policy': 'privacyPolicy',
  'ib-agreement': 'ibAgreement',
  'swap-free-agreement': 'swapFreeAgreement',
  'funding-agreement': 'fundingAgreement',
} as const satisfies Record<string, RouteName>;

export type LegalDocumentId = keyof typeof legalDocuments;
export const legalDocumentIds = keysOf(legalDocuments);

/** A trial with invented facts says that its texts are drafts; any other site must not be public with one (launch-check). */
export const isShownAsDraft = (document: Pick<DocumentFacts, 'isTemplate'> | undefined): boolean =>
  document?.isTemplate === true && brand.samples.length > 0;

import type { Audience } from '../contract/audience.ts';
import { assetsOf } from '../server/built-assets.ts';
import { uncompressedResponse } from '../server/http/stored-response.ts';
import { createPageRenderer } from '../server/pages/page-renderer.ts';
import type { PageStore } from '../server/pages/page-store.ts';
import type { Settings } from '../server/settings.ts';
import type { ContactPageFacts } from './export-facts.ts';

export type RenderContactPage = (
  audience: Audience,
  ...outcome: Parameters<PageStore['contactPage']>
) => ReturnType<PageStore['contactPage']>;

/** Renders the contact page after a form was posted without JavaScript, as the server does. */
export function createContactPage(
  settings: Settings,
  { context, assets }: ContactPageFacts,
): RenderContactPage {
  const renderer = createPageRenderer(settings);
  const renderContext = { ...context, assets: assetsOf(assets) };
  return (audience, language, outcome, status) => {
    const page = renderer.contactPage({ language, audience }, renderContext, outcome, status);
    return Promise.resolve(uncompressedResponse(page.status, page.body, page.headers));
  };
}

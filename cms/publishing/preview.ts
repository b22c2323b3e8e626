import { APIError, type Endpoint, type RootLivePreviewConfig } from 'payload';
import { articlesPath } from '../../core/domain/article.ts';
import { campaignsPath } from '../../core/domain/campaign.ts';
import {
  accountTypesList,
  fundingMethodsList,
  articlesList,
  campaignsList,
  companyList,
  siteNoticesList,
  specsList,
} from '../../core/domain/content-lists.ts';
import { defaultContentLocale, isLanguageCode } from '../../core/domain/languages.ts';
import { previewLink } from '../../core/domain/preview-link.ts';
import { tiers } from '../../core/domain/tiers.ts';
import { usersOnly } from '../access.ts';
import { requireAccess } from '../require-access.ts';
import { readCmsSettings } from '../settings.ts';
import { previewWidths } from './preview-widths.ts';

/** `GET /rest/preview?page=home&language=en[&theme=dark]`: leads to the page on the site, with all drafts in it. */
export const previewEndpoint: Endpoint = {
  path: '/preview',
  method: 'get',
  handler(req) {
    requireAccess(usersOnly, req);
    const { publishing, origin } = readCmsSettings(process.env);
    if (!publishing)
      throw new APIError(
        'SITE_URL and CONTENT_CHANGED_SECRET are not both set',
        404,
        undefined,
        true,
      );
    const { searchParams, headers } = req;
    const language = searchParams.get('language') ?? '';
    const link = previewLink(
      {
        page: searchParams.get('page') ?? '',
        language: isLanguageCode(language) ? language : defaultContentLocale,
        theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light',
        frame: origin ?? `http://${headers.get('host')}`,
      },
      publishing.secret,
      new Date(),
    );
    return new Response(null, {
      status: 302,
      headers: { location: publishing.previewSite + link, 'cache-control': 'no-store' },
    });
  },
};

/** Pages on which rows of a list are seen, by the names of their words. */
const pageOfList: Readonly<Record<string, string>> = {
  [accountTypesList]: 'account-types',
  [fundingMethodsList]: 'funding',
  [siteNoticesList]: 'home',
  [articlesList]: 'news',
  [campaignsList]: 'home',
  ...Object.fromEntries(tiers.map((tier) => [specsList(tier), 'account-specs'])),
};

/** Rows that are pages are below these paths. */
const pathOfList: Readonly<Record<string, string>> = {
  [articlesList]: articlesPath,
  [campaignsList]: campaignsPath,
};

/** Beside a row's form: the page that shows it, in the language of the form. */
export const livePreview: RootLivePreviewConfig = {
  collections: Object.keys(pageOfList),
  globals: [companyList],
  breakpoints: previewWidths.map((width) => ({
    name: String(width),
    label: `${width} px`,
    width,
    height: 900,
  })),
  url({ collectionConfig, globalConfig, data, locale }) {
    if (!readCmsSettings(process.env).publishing) return undefined;
    const isOnProducts = collectionConfig?.slug === siteNoticesList && data['pages'] === 'products';
    const folder = pathOfList[collectionConfig?.slug ?? ''];
    const page =
      folder && data['slug']
        ? `${folder}/${String(data['slug'])}`
        : isOnProducts
          ? 'forex'
          : (pageOfList[collectionConfig?.slug ?? ''] ?? (globalConfig ? 'contact' : 'home'));
    // Another version has another address, so that it loads when a draft is saved.
    const version = String(data['updatedAt']);
    return `/rest/preview?${new URLSearchParams({ page, language: locale.code, version }).toString()}`;
  },
};

import type { Company } from '../../core/domain/company.ts';
import { keysOf } from '../../core/util/map-keys.ts';
import { brand } from '../facts/brand.ts';
import { channelLinks, type LinkedChannel } from '../facts/external-links.ts';
import { useSite } from '../site-context.tsx';

/** Licences and channels as editors state them; where they state none, the brand file does. */
export const useCompany = (): Company => ({
  licences: brand.licences,
  ...brand.channels,
  ...useSite().content.company,
});

export interface ReachableBy {
  channel: LinkedChannel;
  /** A number or a name. */
  text: string;
  /** Undefined: one has to search for the name. */
  href: string | undefined;
}

/** The company's telephone and messengers. */
export const reachableBy = (company: Company): ReachableBy[] =>
  keysOf(channelLinks).flatMap((channel) => {
    const text = company[channel];
    const href = text && (channelLinks[channel](text) ?? company.wechatCode);
    return text ? [{ channel, text, href }] : [];
  });

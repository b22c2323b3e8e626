/**
 * Parameters by which the client portal learns who sent a visitor: a partner's code, a campaign, a click on an advertisement.
 * Everything else in a URL is dropped, and so is a value that is too long or contains anything but what these contain.
 */

interface ParameterRule {
  /** UTF-16 code units, decoded. */
  maxLength: number;
  allowed: RegExp;
}

/** As partner programs and advertisers issue them. */
const codeCharacters = /^[\w.~-]+$/;
const partnerCode: ParameterRule = { maxLength: 64, allowed: codeCharacters };
/** TikTok's are the longest: about 300. */
const clickId: ParameterRule = { maxLength: 512, allowed: codeCharacters };
/** Values that marketers type, in any language, without anything that could be markup, a URL or a direction mark. */
const campaignText: ParameterRule = {
  maxLength: 100,
  allowed: /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.~|,+()-]*$/u,
};

type NamedRule = readonly [name: string, rule: ParameterRule];
const rulesOf = (rule: ParameterRule, names: string): NamedRule[] =>
  names.split(' ').map((name) => [name, rule]);

/** In the order in which they are carried: a visit that has too many loses the last ones. */
const partnerRules = rulesOf(partnerCode, 'ref ib');
const campaignRules = [
  ...rulesOf(campaignText, 'utm_source utm_medium utm_campaign utm_term utm_content'),
  ...rulesOf(partnerCode, 'utm_id'),
  // Google, Meta, Microsoft, TikTok, X, LinkedIn, Yandex, Baidu.
  ...rulesOf(clickId, 'gclid gbraid wbraid fbclid msclkid ttclid twclid li_fat_id yclid bd_vid'),
];
/** Percent-encoded, all together. Every link of a page may carry them. */
const maxEncodedLength = 1500;

export const referralParameterNames: readonly string[] = [...partnerRules, ...campaignRules].map(
  ([name]) => name,
);

/** A deployment's rules for the parameters. */
export interface ReferralSettings {
  /** Parameters of the operator's own, which contain codes as a partner's do. */
  names: readonly string[];
  /** How long the browser keeps them; 0: not at all, only the links of a visit carry them. */
  days: number;
}

/** Facts for the code in the browser (`linkParametersPath`). */
export interface LinkParameterFacts extends ReferralSettings {
  /** The links that lead to the client portal, as URLs or paths. */
  portalLinks: readonly string[];
}

/**
 * The valid parameters of a query string, in a spelling of their own: nothing of it can end an attribute or a header. The first
 * of several values of a name counts.
 * @returns without a question mark; '' if there are none
 */
export function validParameters(queryString: string, operatorNames: readonly string[]): string {
  const given = new URLSearchParams(queryString);
  const rules = [
    ...partnerRules,
    ...operatorNames.map((name) => [name, partnerCode] as const),
    ...campaignRules,
  ];
  let parameters = '';
  for (const [name, { maxLength, allowed }] of rules) {
    const value = given.get(name);
    if (value === null || value.length > maxLength || !allowed.test(value)) continue;
    const longer = `${parameters && `${parameters}&`}${new URLSearchParams([[name, value]])}`;
    if (longer.length <= maxEncodedLength) parameters = longer;
  }
  return parameters;
}

/** The URL or path with these parameters before its fragment; a name that it has already keeps its value. */
export function addParameters(url: string, parameters: string): string {
  const [, base = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(url) ?? [];
  const start = base.indexOf('?');
  const own = new URLSearchParams(start === -1 ? '' : base.slice(start));
  const added = [...new URLSearchParams(parameters)].filter(([name]) => !own.has(name));
  if (added.length === 0) return url;
  const separator = start === -1 ? '?' : /[?&]$/.test(base) ? '' : '&';
  return `${base}${separator}${new URLSearchParams(added)}${fragment}`;
}

/** True for the path of a page, rather than of a file or the API. */
export const isPagePath = (path: string): boolean =>
  path.startsWith('/') && !/^\/(?:\/|api\/|assets\/)|\.\w+$/.test(path);

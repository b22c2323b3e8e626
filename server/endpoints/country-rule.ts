import type { Audience } from '../../core/domain/audience.ts';
import { brand } from '../../site/facts/brand.ts';

const notServed = new Set<string>(brand.countriesNotServed);

/**
 * Whom a request is from, by the country that the edge states. Anything but one code of the brand's (none, several, the CDNs' `XX`
 * and `T1`) is from somebody who is served: nobody is turned away for what the edge does not know.
 */
export const audienceIn = (country: string | null): Audience =>
  country !== null && notServed.has(country.toUpperCase()) ? 'notServed' : 'served';

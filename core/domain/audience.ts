/**
 * Whom a page is for. `notServed`: visitors in a country whose residents the broker does not serve. Their pages carry a notice
 * and no link to the client portal.
 */
export type Audience = 'served' | 'notServed';

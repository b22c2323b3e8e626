/**
 * The economic calendar's countries: the charting provider's codes in the order of the product requirements, each with the currency that
 * its figures affect first. `region` is the code that Intl names; the provider's `eu` is the euro area.
 */
export const calendarCountries = [
  { code: 'ar', region: 'AR', currency: 'ARS' },
  { code: 'au', region: 'AU', currency: 'AUD' },
  { code: 'br', region: 'BR', currency: 'BRL' },
  { code: 'ca', region: 'CA', currency: 'CAD' },
  { code: 'cn', region: 'CN', currency: 'CNY' },
  { code: 'fr', region: 'FR', currency: 'EUR' },
  { code: 'de', region: 'DE', currency: 'EUR' },
  { code: 'in', region: 'IN', currency: 'INR' },
  { code: 'id', region: 'ID', currency: 'IDR' },
  { code: 'it', region: 'IT', currency: 'EUR' },
  { code: 'jp', region: 'JP', currency: 'JPY' },
  { code: 'kr', region: 'KR', currency: 'KRW' },
  { code: 'mx', region: 'MX', currency: 'MXN' },
  { code: 'ru', region: 'RU', currency: 'RUB' },
  { code: 'sa', region: 'SA', currency: 'SAR' },
  { code: 'za', region: 'ZA', currency: 'ZAR' },
  { code: 'tr', region: 'TR', currency: 'TRY' },
  { code: 'gb', region: 'GB', currency: 'GBP' },
  { code: 'us', region: 'US', currency: 'USD' },
  { code: 'eu', region: 'EZ', currency: 'EUR' },
] as const;

export const euroArea = 'EZ';

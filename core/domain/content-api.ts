/** Pages and errors of the content API (docs/external-apis.md). */

/** Strapi's own default: the largest page that every service of this contract allows. */
export const maxPageSize = 100;

export interface ApiError {
  status: number;
  name: string;
  message: string;
}

export const errorEnvelope = (error: ApiError): object => ({
  data: null,
  error: { ...error, details: {} },
});

/** A whole list as one page. */
export function listEnvelope(data: readonly object[]): object {
  const pageSize = Math.max(maxPageSize, data.length);
  return { data, meta: { pagination: { page: 1, pageSize, pageCount: 1, total: data.length } } };
}

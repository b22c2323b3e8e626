// @ts-check
/** Stands in for the platform's assets, in workerd: a page without its `.html`, an ETag, 304. Unknown paths are the worker's. */

/** @typedef {{ FILES: { fetch(request: Request): Promise<Response> } }} Bindings */

const handler = {
  /** @param {Request} request @param {Bindings} bindings */
  async fetch(request, { FILES }) {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.html'))
      return new Response(null, { status: 307, headers: { location: pathname.slice(0, -5) } });
    const names = pathname.endsWith('/')
      ? [`${pathname}index.html`]
      : [pathname, `${pathname}.html`];
    for (const name of names) {
      const file = await FILES.fetch(
        new Request(`http://files${name}`, { method: request.method }),
      );
      // A folder is answered with the list of its files.
      if (!file.ok || file.headers.get('content-type') === 'application/json') {
        await file.body?.cancel();
        continue;
      }
      const etag = `"${file.headers.get('last-modified')}"`;
      const isKnown = request.headers.get('if-none-match') === etag;
      if (isKnown) await file.body?.cancel();
      const response = new Response(isKnown ? null : file.body, {
        status: isKnown ? 304 : 200,
        headers: isKnown ? {} : file.headers,
      });
      response.headers.set('etag', etag);
      if (name.endsWith('.html') && !isKnown) response.headers.set('content-type', 'text/html');
      return response;
    }
    return new Response('Not Found', { status: 404 });
  },
};

export default handler;

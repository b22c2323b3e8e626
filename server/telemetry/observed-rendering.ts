import type { RenderJob, Rendering } from '../pages/rendering.ts';
import type { Tracing } from './tracing.ts';

export const renderKinds = ['page', 'query_string', 'contact'] as const;
type RenderKind = (typeof renderKinds)[number];

interface RenderCount {
  rendered: number;
  failed: number;
  /** From when a page is asked for, waiting included. */
  seconds: number;
}

export interface RenderCounts {
  byKind: Record<RenderKind, RenderCount>;
  /** Pages that are rendered now or wait for it. */
  waiting: Record<Parameters<Rendering['render']>[2], number>;
}

export const createRenderCounts = (): RenderCounts => ({
  byKind: {
    page: { rendered: 0, failed: 0, seconds: 0 },
    query_string: { rendered: 0, failed: 0, seconds: 0 },
    contact: { rendered: 0, failed: 0, seconds: 0 },
  },
  waiting: { visitor: 0, background: 0 },
});

function kindOf(job: RenderJob): RenderKind {
  if (job.kind === 'contactPage') return 'contact';
  return job.queryString === undefined ? 'page' : 'query_string';
}

const pageOf = (job: RenderJob): string =>
  job.kind === 'contactPage' ? 'contact' : (job.page.routeName ?? 'error');

/** Counts and traces what is rendered. */
export function observeRendering(
  rendering: Rendering,
  counts: RenderCounts,
  tracing: Tracing | undefined,
): Rendering {
  async function render(...[job, context, urgency]: Parameters<Rendering['render']>) {
    const count = counts.byKind[kindOf(job)];
    const startMs = performance.now();
    counts.waiting[urgency] += 1;
    try {
      const page = await rendering.render(job, context, urgency);
      count.rendered += 1;
      return page;
    } catch (error) {
      count.failed += 1;
      throw error;
    } finally {
      counts.waiting[urgency] -= 1;
      count.seconds += (performance.now() - startMs) / 1000;
    }
  }

  return {
    render: (job, context, urgency) =>
      tracing
        ? tracing.step(
            {
              name: 'render',
              attributes: {
                'site.page': pageOf(job),
                'site.language': job.page.language,
                'site.render_kind': kindOf(job),
              },
            },
            () => render(job, context, urgency),
          )
        : render(job, context, urgency),
    whenFree: () => rendering.whenFree(),
  };
}

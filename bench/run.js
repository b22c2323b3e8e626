// @ts-check
/** `npm run bench` runs every benchmark; `npm run bench -- specs` runs only that one. */
const benchmarks = {
  pages: () => import('./pages.js'),
  specs: () => import('./specs.js'),
  rendering: () => import('./rendering.js'),
  interactions: () => import('./interactions.js'),
  refresh: () => import('./refresh.js'),
  startup: () => import('./startup.js'),
  container: () => import('./container.js'),
  'rolling-restart': () => import('./rolling-restart.js'),
  'synthetic-pages': () => import('./synthetic-pages.js'),
  observing: () => import('./observing.js'),
  edge: () => import('./edge.js'),
  growth: () => import('./growth.js'),
};
const only = process.argv[2];
for (const [name, run] of Object.entries(benchmarks)) {
  if (only !== undefined && only !== name) continue;
  console.log(`— ${name} —`);
  await run();
}

export {};

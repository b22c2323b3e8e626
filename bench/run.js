// @ts-check
/** `npm run bench` runs every bench; `npm run bench -- specs` only that one. */
const benches = { pages: () => import('./pages.js'), specs: () => import('./specs.js') };
const wanted = process.argv[2];
for (const [name, run] of Object.entries(benches)) {
  if (wanted !== undefined && wanted !== name) continue;
  console.log(`— ${name} —`);
  await run();
}

export {};

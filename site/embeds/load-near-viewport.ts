/** Fetches the widgets' loader when the visitor comes near an embed: until then nothing is requested from us or a third party. */
const margin = '400px';

const importLoader = (element: HTMLElement): Promise<typeof import('./loader.ts')> =>
  import(/* @vite-ignore */ element.dataset['loader'] ?? '');

async function activate(embed: HTMLElement): Promise<void> {
  try {
    (await importLoader(embed)).activate(embed);
  } catch (error) {
    console.error('The widgets’ loader did not load', error);
    embed.dataset['state'] = 'idle';
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void activate(target as HTMLElement);
    }
  },
  { rootMargin: margin },
);
for (const embed of document.querySelectorAll('[data-embed]')) observer.observe(embed);

// The button that withdraws consent is in the footer of every page, also of pages without an embed.
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-withdraw]');
  if (button) (await importLoader(button)).withdrawConsent(button);
});

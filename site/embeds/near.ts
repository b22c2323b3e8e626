/** Fetches the widgets' loader when the visitor comes near one: until then nothing of it, and no byte of a third party, is asked for. */
const distance = '400px';

async function bringNear(place: HTMLElement): Promise<void> {
  try {
    const { bring } = await import(/* @vite-ignore */ place.dataset['loader'] ?? '');
    bring(place);
  } catch (error) {
    console.error('The widgets’ loader did not load', error);
    place.dataset['state'] = 'idle';
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void bringNear(target as HTMLElement);
    }
  },
  { rootMargin: distance },
);
for (const place of document.querySelectorAll('[data-embed]')) observer.observe(place);

// Taking back a choice stands in the footer of every page, near a widget or not.
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-withdraw]');
  if (button) (await import(/* @vite-ignore */ button.dataset['loader'] ?? '')).withdraw(button);
});

export {};

/** Marks the letter whose terms are being read, and brings it into view where the letters do not all fit. */
export default function followLetters(root: HTMLElement): void {
  const bar = root.querySelector('ol')!;
  const links = new Map(
    [...bar.querySelectorAll('a')].map((link) => [
      document.getElementById(link.hash.slice(1))?.closest('section'),
      link,
    ]),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      const link = links.get(
        entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement,
      );
      if (!link) return;
      for (const other of links.values()) other.toggleAttribute('data-current', other === link);
      const { left, width } = link.getBoundingClientRect();
      const box = bar.getBoundingClientRect();
      bar.scrollBy({ left: left + width / 2 - box.left - box.width / 2, behavior: 'instant' });
    },
    // A line in the upper part of the window.
    { rootMargin: '-25% 0px -75%' },
  );
  for (const section of links.keys()) if (section) observer.observe(section);
}

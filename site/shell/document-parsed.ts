/** Holds the modules that are imported after this one back until the browser has read the whole page. */
if (document.readyState === 'loading')
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve);
  });

export {};

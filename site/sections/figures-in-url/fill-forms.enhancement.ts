/** Puts the figures of the URL into the forms, as the server does; what calculates with them is fetched as if they had been typed. */
export default function fillForms(root: HTMLElement): void {
  const params = new URLSearchParams(location.search);
  for (const form of root.querySelectorAll('form')) {
    let isFilled = false;
    let hasFigures = false;
    const selects: HTMLSelectElement[] = [];
    for (const name of new Set(params.keys())) {
      const fields = [
        ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
      ].filter((field) => field.name === name && field.type !== 'hidden');
      params.getAll(name).forEach((value, index) => {
        const field = fields[index];
        if (!field || field.value === value) return;
        field.value = value;
        isFilled = true;
        if (field instanceof HTMLSelectElement) selects.push(field);
        else hasFigures = true;
      });
    }
    // A choice of the visitor's would empty the figures that were typed for another; these belong together.
    if (hasFigures)
      for (const option of selects.flatMap(({ options }) => [...options]))
        option.defaultSelected = option.selected;
    if (isFilled) form.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
}

/** Its attributes hold the state of the whole page. */
export const root = document.documentElement;

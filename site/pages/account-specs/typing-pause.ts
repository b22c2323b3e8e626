/** After this time without a keystroke the URL and the rest of the table follow. Browsers limit how often a URL may change. */
export const typingPauseMs = 300;

/** Without a keystroke for this long typing has paused. The URL waits for it: browsers limit how often a page may change its URL. */
export const typingPauseMs = 300;

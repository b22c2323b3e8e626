/** Each of them, in an island that waits for an interaction, loads its code. */
export const interactionEvents = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

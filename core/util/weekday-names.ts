/** From Monday, as specifications and Intl's `en-US` write them. */
export const weekdayNames: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Keys under which the site stores something in the visitor's browser. The privacy policy lists the same. */

/** Local storage, 'true' or 'false'; absent: the system's preference. */
export const dark = 'isDarkmode';
/** Local storage, a language code; absent: each URL shows its own language. */
export const language = 'language';
/** Session storage, '1' once the preloader has been shown in this browsing session. */
export const preloaded = 'preloaded';
/** Session storage, the contact form's values until they are sent, as JSON. */
export const contactValues = 'letter';
/** Local storage, names of dismissed notices, separated by spaces. */
export const dismissed = 'dismissed';
/** Local storage, only where a deployment asks for consent to market widgets: 'allowed' or 'refused'. */
export const widgets = 'widgets';
/** Local storage, 'allowed' or 'refused', only where a deployment asks before it counts visits. */
export const analytics = 'analytics';
/** Local storage, the parameters of the link that led here (`KeptReferral` in `site/shell/storage.ts`), for a number of days. */
export const referral = 'referral';

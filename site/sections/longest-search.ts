/** Characters that are searched for; what is typed beyond them is cut. */
export const longestSearch = 200;

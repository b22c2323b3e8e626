/** Days that a message of the contact form is kept before it is deleted. The privacy policy says the same. */
export const messageRetentionDays = 180;

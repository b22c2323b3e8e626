/** An icon's id in social-icons.svg. @param index of its network among `brand.socialLinks` */
export const socialIconId = (index: number): string => `icon-${index + 1}`;

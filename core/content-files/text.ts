import { z } from 'zod';

/** Numbers are accepted too: the site shows text. */
export const textOrNumber = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim());

export const requiredText = textOrNumber.refine((value) => value !== '', 'must not be empty');

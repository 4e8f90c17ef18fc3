/** What is wrong with a document, as it is kept. */
export const fileFlaws = [
  'empty',
  'too_large',
  'type',
  'program',
  'not_picture',
  'unreadable_picture',
  'too_many_pixels',
  'damaged',
  'encrypted',
  'scripts',
  'embedded',
  'macros',
  'external',
  'bomb',
  'nested',
  'heavy',
] as const
export type FileFlaw = (typeof fileFlaws)[number]

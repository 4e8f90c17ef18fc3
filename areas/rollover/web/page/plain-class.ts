import type { NewClass } from '../../contract/shapes.ts'

/** What is said of a new class, without what it has become. */
export const plainClass = ({ letter, language, profile, shift, capacity }: NewClass): NewClass => ({
  letter,
  language,
  profile,
  shift,
  capacity,
})

import type { MissCategory } from '../rules/miss-kinds.ts'

/** The colour of the theme's series that misses of a category have: in charts, and their letters wherever they stand. */
export const missColours: Readonly<Record<MissCategory, 1 | 2 | 3 | 4>> = {
  unexcused: 1,
  excused: 2,
  illness: 3,
  other: 4,
}

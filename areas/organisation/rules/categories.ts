import { msg, texts } from '#platform/contract/text.ts'

/** Qualification categories of teachers, the lowest first. */
export const categoryLevels = ['teacher', 'moderator', 'expert', 'researcher', 'master'] as const
export type CategoryLevel = (typeof categoryLevels)[number]

export const categoryTitles: Readonly<Record<CategoryLevel, string>> = texts({
  teacher: msg`педагог`,
  moderator: msg`педагог-модератор`,
  expert: msg`педагог-эксперт`,
  researcher: msg`педагог-исследователь`,
  master: msg`педагог-мастер`,
})

const isLevel = (kept: string): kept is CategoryLevel => (categoryLevels as readonly string[]).includes(kept)

/** What a category is called that is kept as a level, or as the school wrote one of its own. */
export const categoryTitle = (kept: string | null): string | null =>
  kept !== null && isLevel(kept) ? categoryTitles[kept] : kept

import { msg, texts } from '#platform/contract/text.ts'

/** What a missed lesson counts as in the four counters of a report card. */
export const missCategories = ['unexcused', 'excused', 'illness', 'other'] as const
export type MissCategory = (typeof missCategories)[number]
export const missCategoryTitles: Readonly<Record<MissCategory, string>> = texts({
  unexcused: msg`Без причины`,
  excused: msg`По уважительной причине`,
  illness: msg`По болезни`,
  other: msg`По другой причине`,
})

/** A kind of the dictionary of misses, which a school may extend. */
export interface MissKind {
  code: string
  /** What is typed and shown in a cell, in capitals. */
  letter: string
  title: string
  category: MissCategory
  counts_as_missed: boolean
  /** No ФО may stand on a lesson with this miss. */
  excludes_marks: boolean
  takes_minutes: boolean
  /** Stands where it was put, and is put nowhere else. */
  is_archived: boolean
}

const kind = (
  code: string,
  letter: string,
  title: string,
  category: MissCategory,
  flags: Partial<Pick<MissKind, 'counts_as_missed' | 'excludes_marks' | 'takes_minutes'>>,
): MissKind => ({
  code,
  letter,
  title,
  category,
  counts_as_missed: false,
  excludes_marks: false,
  takes_minutes: false,
  is_archived: false,
  ...flags,
})
const missed = { counts_as_missed: true, excludes_marks: true }

/** Codes of kinds that the roll of a class sets with one tap: they are never put away. */
export const neededMissKinds: readonly string[] = ['absent', 'late']

/** The kinds a new school starts with. */
export const defaultMissKinds: readonly MissKind[] = [
  kind('absent', 'Н', 'Отсутствовал без уважительной причины', 'unexcused', missed),
  kind('excused', 'У', 'Отсутствовал по уважительной причине', 'excused', missed),
  kind('ill', 'Б', 'Болел', 'illness', missed),
  kind('late', 'О', 'Опоздал', 'other', { takes_minutes: true }),
  kind('remote', 'ДО', 'Учился дистанционно', 'other', {}),
  kind('exempt', 'ОСВ', 'Освобождён от занятия', 'other', {}),
]

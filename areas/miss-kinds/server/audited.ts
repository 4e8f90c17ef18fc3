import { readMissKinds } from './kind-rows.ts'
import { missCategoryTitles } from '../rules/miss-kinds.ts'
import { msg } from '#platform/contract/text.ts'
import { inWords, type Audited, type NamesOf } from '#platform/server/audited.ts'
import type { MissKind } from '../contract/miss-kind.ts'

export const auditedKinds = {
  subject: 'miss_kinds.miss_kind',
  title: msg`вид пропуска`,
  values: { category: inWords(missCategoryTitles) },
  titles: {
    letter: msg`Буква`,
    title: msg`Название`,
    category: msg`Считается`,
    counts_as_missed: msg`Урок пропущен`,
    excludes_marks: msg`Отметку за урок не ставят`,
    takes_minutes: msg`Указывают минуты`,
    is_archived: msg`В архиве`,
  },
  fields: ['letter', 'title', 'category', 'counts_as_missed', 'excludes_marks', 'takes_minutes', 'is_archived'],
} as const satisfies Audited

export const auditedValues = ({
  letter,
  title,
  category,
  counts_as_missed,
  excludes_marks,
  takes_minutes,
  is_archived,
}: MissKind) => {
  return { letter, title, category, counts_as_missed, excludes_marks, takes_minutes, is_archived }
}

/** Kinds of misses by their titles. */
export const missKindNames: NamesOf = async (db) =>
  new Map((await readMissKinds(db)).map((kind) => [kind.id, kind.title]))

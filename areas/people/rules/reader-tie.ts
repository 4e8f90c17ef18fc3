import { msg, texts } from '#platform/contract/text.ts'
import { ties, type Tie } from '#platform/contract/tie.ts'

export const tieTitles: Readonly<Record<Tie, string>> = texts({
  self: msg`Сам человек`,
  parents: msg`Родители`,
  'class-teachers': msg`Классные руководители и кураторы`,
  teachers: msg`Учителя и заведующие кафедрами`,
  specialists: msg`Специалисты`,
  administration: msg`Администрация`,
  students: msg`Ученики`,
  staff: msg`Другие сотрудники`,
})

/** The closest of what connects a reader with a person; whom nothing else connects is of the staff. */
export const closestTie = (of: readonly (Tie | undefined)[]): Tie => ties.find((tie) => of.includes(tie)) ?? 'staff'

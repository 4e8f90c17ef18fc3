import { msg, texts } from '#platform/contract/text.ts'

/** Who sees a person's data, by the closest tie, the closest first. */
export const readerKinds = [
  'self',
  'parents',
  'class-teachers',
  'teachers',
  'specialists',
  'administration',
  'students',
  'staff',
] as const
export type ReaderKind = (typeof readerKinds)[number]

export const readerKindTitles: Readonly<Record<ReaderKind, string>> = texts({
  self: msg`Сам человек`,
  parents: msg`Родители`,
  'class-teachers': msg`Классные руководители и кураторы`,
  teachers: msg`Учителя и заведующие кафедрами`,
  specialists: msg`Специалисты`,
  administration: msg`Администрация`,
  students: msg`Ученики`,
  staff: msg`Другие сотрудники`,
})

/** The kind that a reason of the scope makes; of others the reader is staff. */
const kindOf: Readonly<Record<string, ReaderKind>> = {
  oneself: 'self',
  'own-child': 'parents',
  'leads-class-of-student': 'class-teachers',
  'leads-class-of-group': 'class-teachers',
  'teaches-group': 'teachers',
  'substitutes-today': 'teachers',
  'heads-cathedra-of-group': 'teachers',
  'relative-of-student': 'teachers',
  'serves-students': 'specialists',
  'maintains-everybody': 'administration',
  'maintains-person': 'administration',
  'all-journals': 'administration',
  'around-student': 'students',
}

/** The closest tie that the reasons tell of. */
export function readerKind(reasons: readonly { id: string }[]): ReaderKind {
  const kinds = new Set(reasons.map(({ id }) => kindOf[id] ?? 'staff'))
  return readerKinds.find((kind) => kinds.has(kind)) ?? 'staff'
}

/** Parts of a person's data in words. */
export const partTitles: Readonly<Record<string, string>> = texts({
  card: msg`карточка`,
  contacts: msg`телефон и почта`,
  identity: msg`ИИН, дата рождения, адрес`,
  'grade-book': msg`успеваемость`,
  documents: msg`документы`,
  health: msg`здоровье`,
})
export const partTitle = (id: string): string => partTitles[id] ?? id

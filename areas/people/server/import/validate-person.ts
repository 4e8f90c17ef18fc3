import { displayDate } from '#platform/contract/calendar-date.ts'
import { personKinds, personKindText, type PersonKind } from '#platform/contract/enumerations.ts'
import type { DeclaredColumn } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import type {
  FoundChange,
  FoundProblem,
  RowInput,
  ImportValues,
  RowValidation,
  ValidationInput,
} from '#platform/server/import/index.ts'
import { readChoices, settleChoices } from './choices.ts'
import { findSame, type Found, type Known } from './find-same.ts'
import { nameOf, personFields, personValues, type PersonField, type PersonValues } from './person-values.ts'

/** What is to be written of a person: null where the person is new. */
export interface PersonTarget {
  known: Known | null
  set: PersonValues
  /** Null: stays as it is. */
  kindId: number | null
}
const foreign = () => msg`Человек с таким ИИН в школе есть, но его записи ведёте не вы: обратитесь к администратору`
const mailStays = () => msg`Почта останется прежней: по ней входит его учётная запись`

interface Settled {
  known: Known | null
  similarTo: string | null
}
function settle({ same, similar }: Found, asNew: boolean, problems: FoundProblem[]): Settled {
  if (same !== null && !same.maintains) problems.push({ column: 'iin', level: 'error', text: foreign() })
  if (same !== null) return { known: same, similarTo: null }
  if (similar === null) return { known: null, similarTo: null }
  const born = similar.birth_date === null ? '' : `, ${displayDate(similar.birth_date)}`
  const similarTo = `${similar.full_name}${born}`
  if (!asNew)
    problems.push({
      column: null,
      level: 'warning',
      text: msg`Похоже, это ${similarTo}. Такая запись в школе уже есть`,
    })
  return { known: asNew ? null : similar, similarTo }
}

const nameFields: readonly PersonField[] = ['surname', 'name', 'patronymic']

/** Mail restores a password: who brings a list in must not get at accounts by it. */
function newValues(known: Known | null, values: PersonValues, problems: FoundProblem[]): PersonValues {
  // a name in one cell may be shared out otherwise than the school has it: the same words are the same name
  const isSameName = known !== null && nameOf(values) === known.full_name
  const fields = personFields.filter(
    (field) =>
      values[field] !== undefined && values[field] !== known?.[field] && !(isSameName && nameFields.includes(field)),
  )
  const set: PersonValues = Object.fromEntries(fields.map((field) => [field, values[field]]))
  if (known?.has_account !== true || set.email === undefined) return set
  problems.push({ column: 'email', level: 'warning', text: mailStays() })
  const { email: _, ...rest } = set
  return rest
}

/** Validates what rows say of the persons themselves, of one kind or of the kind that each names. */
export async function validatePersons(
  validationInput: ValidationInput,
  rows: readonly RowInput[],
  kindOf: (values: ImportValues) => PersonKind | null,
): Promise<RowValidation<PersonTarget>[]> {
  const read = rows.map(({ values }) => personValues(values, validationInput.today))
  const titles = await readChoices(validationInput.db)
  for (const { values, problems } of read) settleChoices(values, titles, problems)
  const found = await findSame(
    validationInput,
    read.map(({ values }) => values),
  )
  return rows.map((row, index) => {
    const { values, problems } = read[index] ?? { values: {}, problems: [] }
    const { known, similarTo } = settle(found[index] ?? { same: null, similar: null }, row.asNew, problems)
    const set = newValues(known, values, problems)
    const kind = kindOf(row.values)
    // of whom the school knows, and the row says nothing of it, it stays
    const kindId = kind === null ? null : personKinds[kind].id
    const changes: FoundChange[] = known
      ? Object.entries(set).map(([column, to]) => ({ column, from: known[column as PersonField], to }))
      : []
    if (known && kind !== null && kindId !== null && !known.kinds.includes(kindId))
      changes.push({ column: 'kind', from: null, to: personKindText(kind) })
    return {
      verdict: known === null ? 'new' : changes.length > 0 ? 'changed' : 'same',
      problems,
      changes,
      similarTo,
      target: { known, set, kindId },
    }
  })
}

/** What a row of somebody new has to fill, and does not. */
export const requiredOfNew = (
  columns: readonly DeclaredColumn[],
  values: ImportValues,
  known: Known | null,
): FoundProblem[] =>
  known === null
    ? columns
        .filter(({ key, isRequired }) => isRequired === 'new' && values[key] === undefined)
        .map(({ key }) => ({ column: key, level: 'error', text: msg`Обязательное поле` }))
    : []

/** Adds to an opinion of a person what else the row will change. */
export function withChanges<T, N>(validated: RowValidation<T>, changes: FoundChange[], target: N): RowValidation<N> {
  const verdict = validated.verdict === 'same' && changes.length > 0 ? 'changed' : validated.verdict
  // a new row is not told field by field
  const shownChanges = validated.verdict === 'new' ? [] : changes
  return { ...validated, verdict, changes: [...validated.changes, ...shownChanges], target }
}

/** Two rows with one of these tell of one person. */
export const personKeys = (given: ImportValues, today = '9999-12-31'): string[] => {
  const { values } = personValues(given, today)
  const { iin, birth_date, phone } = values
  if (iin !== undefined) return [`iin ${iin}`]
  const mark = birth_date ?? phone
  return mark === undefined ? [] : [`${nameOf(values).toLowerCase()} ${mark}`]
}

import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { FoundProblem, ImportValues } from '#platform/server/import/index.ts'
import { controlDigit, iinObjection, iinWarnings, iinWarningText, readIin } from '../../rules/iin.ts'
import { nameObjection } from '../../rules/person-name.ts'
import { keptPhone } from '#platform/contract/phone.ts'

export const personFields = [
  'surname',
  'name',
  'patronymic',
  'iin',
  'birth_date',
  'sex',
  'nationality',
  'citizenship',
  'phone',
  'email',
  'address',
] as const
export type PersonField = (typeof personFields)[number]
export type PersonValues = Partial<Record<PersonField, string>>

type AddProblem = (column: PersonField, text: Text, level?: FoundProblem['level'], offer?: string) => void

const [minIinLength, wholeLength] = [6, 12]
/**
 * Spreadsheets drop the first zeros of a number: put back where the control digit then agrees, and told; where it does not, the
 * whole number is offered.
 */
function wholeIin(given: string, addProblem: AddProblem): string | null {
  const digits = given.replaceAll(/\s/g, '')
  const padded = digits.padStart(wholeLength, '0')
  const isCut = /^\d+$/.test(digits) && digits.length >= minIinLength && digits.length < wholeLength
  if (!isCut || iinObjection(padded) !== null) return digits
  if (controlDigit(padded) === Number(padded.at(-1))) {
    addProblem('iin', msg`Таблица отбросила ноль в начале: читаем ${padded}`, 'warning')
    return padded
  }
  addProblem('iin', msg`Цифр меньше 12. Если таблица отбросила нули в начале, это ${padded}`, 'error', padded)
  return null
}

/** What an IIN says, as far as that may be: a day of birth that is still to come is a doubt, and no day of birth. */
function validateIin(values: PersonValues, today: string, addProblem: AddProblem): void {
  if (values.iin === undefined) return
  const iin = wholeIin(values.iin, addProblem)
  if (iin === null) return
  values.iin = iin
  const objection = iinObjection(iin)
  if (objection !== null) return addProblem('iin', objection)
  for (const warning of iinWarnings(iin, today)) addProblem('iin', iinWarningText[warning], 'warning')
  const { birth_date, sex } = readIin(iin)
  if (birth_date <= today) {
    if (values.birth_date !== undefined && values.birth_date !== birth_date)
      addProblem('birth_date', msg`Не сходится с ИИН: в нём ${displayDate(birth_date)}`)
    values.birth_date ??= birth_date
  }
  if (sex === null) return
  if (values.sex !== undefined && values.sex !== sex) addProblem('sex', msg`Не сходится с ИИН: проверьте`, 'warning')
  values.sex ??= sex
}

function validateNames(values: PersonValues, addProblem: AddProblem): void {
  for (const field of ['surname', 'name', 'patronymic'] as const) {
    const objection = nameObjection(values[field] ?? '')
    if (objection !== null) addProblem(field, objection)
  }
}

/** What is said of a person, as it is kept, and what is wrong with it by itself. */
export function validateValues(given: ImportValues, today: string): { values: PersonValues; problems: FoundProblem[] } {
  const problems: FoundProblem[] = []
  const addProblem: AddProblem = (column, text, level = 'error', offer) =>
    problems.push({ column, level, text, ...(offer === undefined ? {} : { offer }) })
  const values: PersonValues = {}
  for (const field of personFields) if (given[field] !== undefined) values[field] = given[field]
  validateNames(values, addProblem)
  validateIin(values, today, addProblem)
  if (values.birth_date !== undefined && values.birth_date > today)
    addProblem('birth_date', msg`Дата рождения ещё не настала`)
  if (values.phone !== undefined) {
    const phone = keptPhone(values.phone)
    if (phone === null) addProblem('phone', msg`Ожидается один номер телефона: +7 701 000 10 52`)
    else values.phone = phone
  }
  if (values.email !== undefined && !/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(values.email))
    addProblem('email', msg`Ожидается адрес почты: имя@почта.kz`)
  return { values, problems }
}

/** The same of a row of a spreadsheet, which must tell the person from a namesake. */
export function personValues(given: ImportValues, today: string): { values: PersonValues; problems: FoundProblem[] } {
  const validated = validateValues(given, today)
  const { iin, birth_date, phone } = validated.values
  if (iin === undefined && birth_date === undefined && phone === undefined)
    validated.problems.push({
      column: 'iin',
      level: 'error',
      text: msg`Нужен ИИН, дата рождения или телефон: иначе человека не отличить от тёзки`,
    })
  return validated
}

/** Surname, name and patronymic, as a row names a person. */
export const nameOf = ({ surname = '', name = '', patronymic }: ImportValues): string =>
  [surname, name, patronymic].filter(Boolean).join(' ')

import { calendarDate } from '#platform/contract/calendar-date.ts'
import { msg, t, texts } from '#platform/contract/text.ts'

/** What a field of the school's own may hold. */
export const fieldTypes = ['text', 'long_text', 'number', 'date', 'yes_no', 'choice', 'person', 'file'] as const
export type FieldType = (typeof fieldTypes)[number]
/** What a field may hold, in words. */
export const fieldTypeTitles: Readonly<Record<FieldType, string>> = texts({
  text: msg`Строка`,
  long_text: msg`Длинный текст`,
  number: msg`Число`,
  date: msg`Дата`,
  yes_no: msg`Да или нет`,
  choice: msg`Выбор из справочника`,
  person: msg`Человек`,
  file: msg`Файл`,
})
type Given = string | number | boolean | null

const maxLengths = { text: 300, long_text: 5_000 }
const maxNumber = 1e12
const isDate = (text: string) => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return found !== null && calendarDate(Number(found[1]), Number(found[2]), Number(found[3])) !== null
}
const isId = (value: number) => Number.isInteger(value) && value > 0 && value <= 2_147_483_647

/** Why a value can't be of a field of this type, or null. */
export function valueObjection(type: FieldType, value: Exclude<Given, null>): string | null {
  switch (type) {
    case 'text':
    case 'long_text':
      if (typeof value !== 'string') return t`Ожидается текст`
      if (!value.isWellFormed() || value.includes('\0')) return t`Недопустимые символы`
      return value.length > maxLengths[type] ? t`Не длиннее ${maxLengths[type]} знаков` : null
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= maxNumber ? null : t`Ожидается число`
    case 'date':
      return typeof value === 'string' && isDate(value) ? null : t`Такой даты нет`
    case 'yes_no':
      return typeof value === 'boolean' ? null : t`Ожидается «Да» или «Нет»`
    case 'choice':
    case 'person':
      return typeof value === 'number' && isId(value) ? null : t`Выберите из списка`
    case 'file':
      return typeof value === 'number' && isId(value) ? null : t`Приложите файл`
  }
}

/** A text of blanks only is none. */
export const plainValue = (value: Given): Given => (typeof value === 'string' ? value.trim() || null : value)

/** One narrowing of a list by a field: a value, a part of a text, or a range `from~to` with an open end. */
export interface OwnFilter {
  fieldId: number
  sought: string
}
/** Reads `5:да;7:2026-01-01~` of an address, each part percent-encoded. Undefined where it is none. */
export function readOwnFilters(given: string): OwnFilter[] | undefined {
  const found = given.split(';').map((part): OwnFilter | undefined => {
    const [, id, sought] = /^([1-9]\d{0,8}):(.{1,300})$/s.exec(part) ?? []
    if (id === undefined || sought === undefined) return undefined
    try {
      return { fieldId: Number(id), sought: decodeURIComponent(sought) }
    } catch {
      return undefined
    }
  })
  const whole = found.filter((one) => one !== undefined)
  return whole.length === found.length ? whole : undefined
}
export const areOwnFilters = (given: string): boolean => readOwnFilters(given) !== undefined
export const writeOwnFilters = (filters: readonly OwnFilter[]): string =>
  filters.map(({ fieldId, sought }) => `${fieldId}:${encodeURIComponent(sought)}`).join(';')

/** Both ends of `from~to`; undefined where neither is given or one is no number or date. */
export function readRange(type: 'number' | 'date', sought: string): [string | null, string | null] | undefined {
  const [from = '', to = ''] = sought.split('~')
  const fits = (end: string) => end === '' || (type === 'date' ? isDate(end) : /^-?\d{1,12}(\.\d{1,6})?$/.test(end))
  if (!fits(from) || !fits(to) || (from === '' && to === '')) return undefined
  return [from || null, to || null]
}

import { t } from '#platform/contract/text.ts'
import { isList, isName, type FieldType, type FieldValue, type NameValue } from '#platform/contract/template-values.ts'
import { kazakhName } from './names/kazakh-names.ts'
import { initialsOf } from './names/person-name.ts'
import { russianName } from './names/russian-names.ts'
import { dayInWords, shortDay } from './words/dates.ts'
import { kazakhCases, russianCases, type KazakhCase, type RussianCase } from './words/grammatical-case.ts'
import { kazakhNumber } from './words/kazakh-numbers.ts'
import { grouped, kazakhMoney, moneyInDigits, russianMoney } from './words/money.ts'
import { yesNo } from './words/yes-no.ts'
import { maxInWords, russianNumber } from './words/russian-numbers.ts'

export type TemplateLanguage = 'ru' | 'kk'
/** A name as somebody has corrected it for all papers, whole; null where it is as it is computed. */
export type CorrectedName = (personId: number, language: TemplateLanguage, which: string) => string | null

const casesOf = (language: TemplateLanguage): readonly string[] => (language === 'kk' ? kazakhCases : russianCases)

/** Formats of a field by its type, the usual one (null) first. A name: a case, and `short:` with initials. */
export function formatsOf(type: FieldType, language: TemplateLanguage): (string | null)[] {
  switch (type) {
    case 'name': {
      const cases = casesOf(language).slice(1)
      return [null, ...cases, 'short', ...cases.map((which) => `short:${which}`)]
    }
    case 'date':
      return [null, 'long', 'year']
    case 'number':
    case 'money':
      return language === 'kk'
        ? [null, 'words']
        : [null, 'words', ...russianCases.slice(1).map((one) => `words:${one}`)]
    case 'text':
      return [null, 'upper']
    default:
      return [null]
  }
}

const whole = ({ surname, name, patronymic }: NameValue): string =>
  [surname, name, patronymic].filter((part) => part !== null && part !== '').join(' ')

function nameInWords(value: NameValue, format: string | null, language: TemplateLanguage, corrected: CorrectedName) {
  const isShort = format?.startsWith('short') ?? false
  const which = format?.replace(/^short:?/, '') || 'nominative'
  const known = value.person_id === null ? null : corrected(value.person_id, language, which)
  if (known !== null) return isShort ? `${known.split(/\s+/)[0] ?? ''} ${initialsOf(value)}` : known
  if (language === 'ru') {
    const declined = russianName(value, which as RussianCase)
    return isShort ? `${declined.surname} ${initialsOf(value)}` : whole(declined)
  }
  return isShort
    ? `${kazakhName(value.surname, which as KazakhCase)} ${initialsOf(value)}`
    : kazakhName(whole(value), which as KazakhCase)
}

function numberInWords(
  value: number,
  format: string | null,
  type: 'number' | 'money',
  language: TemplateLanguage,
): string {
  const isSayable = value >= 0 && value <= maxInWords && (type === 'money' || Number.isInteger(value))
  if (format === null || !isSayable)
    return type === 'money' ? moneyInDigits(value, language) : String(value).replace('.', ',')
  const which = (format.split(':')[1] ?? 'nominative') as RussianCase
  if (type === 'number') return language === 'kk' ? kazakhNumber(value) : russianNumber(value, { which })
  const words = language === 'kk' ? kazakhMoney(value) : russianMoney(value, which)
  const digits = grouped(Math.floor(value))
  // «12 500 (двенадцать тысяч пятьсот) тенге 00 тиынов»: figures cannot be written over words
  return words.replace(/^(.*) (тенге|теңге)/, `${digits} ($1) $2`)
}

/** How a value is written in a paper of a language. Null: it is not known, or there is nothing to write. */
export function formatValue(
  value: FieldValue,
  { type, format, language }: { type: FieldType; format: string | null; language: TemplateLanguage },
  corrected: CorrectedName,
): string | null {
  if (value === null || value === '' || isList(value)) return null
  if (typeof value === 'boolean') return yesNo[language][value ? 'yes' : 'no']
  if (isName(value)) return nameInWords(value, format, language, corrected)
  if (typeof value === 'object') return formatText((language === 'kk' ? value.kk : null) ?? value.ru, format, language)
  if (typeof value === 'number') return numberInWords(value, format, type === 'money' ? 'money' : 'number', language)
  if (type === 'date')
    return format === 'long' ? dayInWords(value, language) : format === 'year' ? value.slice(0, 4) : shortDay(value)
  return formatText(value, format, language)
}
const formatText = (text: string, format: string | null, language: TemplateLanguage): string | null =>
  text === '' ? null : format === 'upper' ? text.toLocaleUpperCase(language) : text

/** What a value is compared with in a condition, as its author writes it. */
export function comparedText(value: FieldValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? t`да` : t`нет`
  if (isName(value)) return whole(value)
  if (isList(value)) return value.length === 0 ? '' : String(value.length)
  return typeof value === 'object' ? value.ru : String(value)
}

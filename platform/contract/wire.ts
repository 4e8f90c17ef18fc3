import * as z from 'zod/mini'
import { plainLine } from './plain-line.ts'
import { t } from './text.ts'

/** The number that digits say. */
export const numberOf = (digits: string) => Number(digits)
const digits = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: () => t`Ожидается целое число` })),
    z.pipe(z.transform(numberOf), z.int().check(z.minimum(0), z.maximum(max))),
  )
export const maxInteger = 2_147_483_647

/** An id in a path or a query: decimal digits only. */
export const idText = digits(maxInteger)
/** The same for tables whose ids are bigint; kept within a number's exact range. */
export const bigIdText = digits(Number.MAX_SAFE_INTEGER)
/** A whole number in a query, 0 to `max`. */
export const countText = digits
export const isTrue = (text: 'true' | 'false') => text === 'true'
/** `true` or `false` in a query, nothing else. */
export const flagText = z.pipe(z.enum(['true', 'false']), z.transform(isTrue))
/** An id in a body or an answer. */
export const id = z.int().check(z.minimum(1), z.maximum(maxInteger))
export const bigId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
export const IdParams = z.strictObject({ id: idText })
export const BigIdParams = z.strictObject({ id: bigIdText })

export const realDate = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
/** A calendar date, `yyyy-MM-dd`, that exists. */
export const isoDate = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => t`Ожидается дата ГГГГ-ММ-ДД` }),
    z.refine(realDate, { error: () => t`Такой даты нет` }),
  )
export const hasDaysAround = (day: string) => day >= '1901' && day < '9999'
/** A day asked for: far enough from the first and the last one that the days around it are dates too. */
export const queryDate = isoDate.check(z.refine(hasDaysAround, { error: () => t`Такой даты нет` }))

/** A control character other than tab and line breaks, which PostgreSQL or a screen would stumble over. */
const isControl = (character: string) => character < ' ' && !'\t\n\r'.includes(character)
export const sayable = (given: string) => given.isWellFormed() && !Array.from(given).some(isControl)
export const trimmed = (given: string) => given.trim()
/** Text of a person: trimmed, without control characters and broken surrogates, at most `max` characters. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.refine(sayable, { error: () => t`Недопустимые символы` }),
      z.overwrite(trimmed),
      z.minLength(min, { error: () => t`Обязательное поле` }),
      z.maxLength(max, { error: () => t`Не длиннее ${max} знаков` }),
    )
/** A name or another text of one line: what was pasted along with it and is not seen does not stay. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.refine(sayable, { error: () => t`Недопустимые символы` }),
      z.overwrite(plainLine),
      z.minLength(min, { error: () => t`Обязательное поле` }),
      z.maxLength(max, { error: () => t`Не длиннее ${max} знаков` }),
    )

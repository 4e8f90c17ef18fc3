import { msg, texts } from './text.ts'

/** A calendar month; `month` is 1–12. */
export interface Month {
  year: number
  month: number
}

/**
 * The month that `YYYY-M` or `YYYY-MM` names (specification §5).
 * Throws 'Unable to make month from string of unknown format' for anything else, month 0 and 13 included.
 */
export function parseMonth(text: string): Month {
  const found = /^(\d{4})-(\d{1,2})$/.exec(text)
  const month = Number(found?.[2])
  if (!found || month < 1 || month > 12) throw new Error('Unable to make month from string of unknown format')
  return { year: Number(found[1]), month }
}

/** `YYYY-MM`, as months stand in URLs. */
export const formatMonth = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

const names = texts([
  msg`Январь`,
  msg`Февраль`,
  msg`Март`,
  msg`Апрель`,
  msg`Май`,
  msg`Июнь`,
  msg`Июль`,
  msg`Август`,
  msg`Сентябрь`,
  msg`Октябрь`,
  msg`Ноябрь`,
  msg`Декабрь`,
])

/** «Сентябрь 2026», as a heading over the days of a month. */
export const monthTitle = ({ year, month }: Month): string => `${names[month - 1] ?? ''} ${year}`.trim()

/** The month `count` months later (earlier when negative). */
export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + month - 1 + count
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 }
}

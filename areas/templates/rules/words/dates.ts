import { displayDate } from '#platform/contract/calendar-date.ts'

const russianMonths = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')
const kazakhMonths = 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' ')

/** A day, `yyyy-MM-dd`: «01.09.2026», «1 сентября 2026 года», «2026 жылғы 1 қыркүйек». */
export function dayInWords(day: string, language: 'ru' | 'kk'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const [index, number] = [Number(month) - 1, Number(date)]
  return language === 'kk'
    ? `${year} жылғы ${number} ${kazakhMonths[index] ?? ''}`
    : `${number} ${russianMonths[index] ?? ''} ${year} года`
}
export const shortDay = (day: string): string => displayDate(day)

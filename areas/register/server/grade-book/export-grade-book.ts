import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t, type Words } from '#platform/contract/text.ts'
import { starNote } from '#areas/grading/rules/result-value.ts'
import { handle } from '#platform/server/handle.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportGradeBook, type GradeBook } from '../../contract/grade-book.ts'
import { roman } from '#platform/contract/roman.ts'
import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'
import { paperResult } from '../../rules/paper-words.ts'
import type { KeptResult } from '../../rules/result-cells.ts'
import { gradeBookOf } from './read-grade-book.ts'

interface Line {
  year: string
  class: string
  course: string
  results: readonly KeptResult[]
}
const linesOf = ({ years }: GradeBook): Line[] =>
  years.flatMap(({ year, class: own, courses }) =>
    courses.map(({ title, results }) => ({
      year: `${year.date_start.slice(0, 4)}–${year.date_end.slice(0, 4)}`,
      class: own.title,
      course: title,
      results,
    })),
  )

const noteOf = (lines: readonly Line[]): Line[] =>
  lines.some(({ results }) => results.some(({ differs }) => differs))
    ? [{ year: '', class: '', course: starNote(), results: [] }]
    : []

/** As on paper: «5», «зч», «н/а». */
const result = (title: Words, isIt: (one: KeptResult) => boolean): SheetColumn<Line> => ({
  title,
  width: 9,
  kind: 'text',
  of: ({ results }) => {
    const found = results.find(isIt)
    return found === undefined ? null : paperResult('ru', found)
  },
})
const isOfYear = ({ quarter, half }: KeptResult) => quarter === null && half === null

const columns: SheetColumn<Line>[] = [
  { title: msg`Учебный год`, width: 13, kind: 'text', of: ({ year }) => year },
  { title: msg`Класс`, width: 8, kind: 'text', of: (line) => line.class },
  { title: msg`Предмет`, width: 34, kind: 'text', of: ({ course }) => course },
  ...quarterNumerals.map((numeral, index) => result(msg`${numeral} четверть`, ({ quarter }) => quarter === index + 1)),
  ...[1, 2].map((number) => result(msg`${roman(number)} полугодие`, ({ half }) => half === number)),
  result(msg`Год`, (one) => isOfYear(one) && (one.type === 'year_score' || one.type === 'passfail')),
  result(msg`Экзамен`, (one) => isOfYear(one) && one.type === 'exam'),
  result(msg`Итог`, (one) => isOfYear(one) && one.type === 'total'),
]

export const exportGradeBookHandler = handle(exportGradeBook, async ({ params, caller, db, today, record }) => {
  const book = await gradeBookOf(db, caller, params.id, today)
  const lines = linesOf(book)
  const bytes = await writeSheet(t`Успеваемость`, columns, [...lines, ...noteOf(lines)])
  const after = { list: 'grade-book', student_id: params.id, rows: lines.length }
  await record({ subject: 'platform.export', id: caller.accountId, after })
  return { name: t`${book.student.full_name}, успеваемость ${displayDate(today)}.xlsx`, bytes }
})

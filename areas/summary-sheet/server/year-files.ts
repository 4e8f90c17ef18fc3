import { paperHead } from '#areas/school/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { notFound } from '#platform/server/refusal.ts'
import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportSummarySheetYear, printSummarySheetYear, type SummarySheetYear } from '../contract/summary-sheet.ts'
import { starNote } from '#areas/grading/rules/result-value.ts'
import { markText, starredCount } from '../rules/sheet-words.ts'
import { yearOfClass } from './read-year.ts'
import { cellOf } from './sheet-book.ts'

type Line = SummarySheetYear['students'][number]['lines'][number] & { full_name: string; number: number; title: string }

const linesOf = ({ students, periods }: SummarySheetYear): Line[] =>
  students.flatMap(({ full_name, lines }, index) =>
    lines.map((line, place) => ({ ...line, full_name, number: index + 1, title: periods[place]?.title ?? '' })),
  )

const fileName = ({ class: { title } }: SummarySheetYear, today: string) =>
  t`Сводная ведомость ${title}, все периоды, ${displayDate(today)}`

const isStarred = ({ students }: SummarySheetYear) => students.some(({ lines }) => starredCount(lines) > 0)

function yearBook(sheet: SummarySheetYear) {
  const columns: SheetColumn<Line>[] = [
    { title: t`Ученик`, width: 36, kind: 'text', of: ({ full_name }) => full_name },
    { title: t`Период`, width: 18, kind: 'text', of: ({ title }) => title },
    ...sheet.courses.map((course): SheetColumn<Line> => ({
      title: course.title,
      width: 12,
      kind: 'mark',
      of: (line) => cellOf(course, line),
    })),
  ]
  const note: Line[] = isStarred(sheet) ? [{ full_name: starNote(), number: 0, title: '', key: 'year', marks: [] }] : []
  const rows = [...linesOf(sheet), ...note]
  return writeBook(t`Сводная ведомость ${sheet.class.title}`, [sheetOf(t`Все периоды`, columns, rows)])
}

/** On A3, landscape: the name stands at the first line of each student. */
function yearPaper(sheet: SummarySheetYear, head: PaperHead) {
  const { title, year, class_teacher } = sheet.class
  const rows = linesOf(sheet).map(({ number, full_name, title: period, key, marks }) => {
    const isFirst = key === sheet.periods[0]?.key
    const own = sheet.courses.map(({ id, type }) => {
      const mark = marks.find(({ course_id }) => course_id === id)
      return mark ? markText(type, mark) : ''
    })
    return [isFirst ? String(number) : '', isFirst ? full_name : '', period, ...own]
  })
  const subtitle = [t`все периоды`, t`${year} учебный год`, class_teacher && t`классный руководитель: ${class_teacher}`]
  return writePaper(
    {
      head,
      title: t`Сводная ведомость учёта успеваемости: ${title} класс`,
      subtitle: subtitle.filter(Boolean).join(' · '),
      isLandscape: true,
      size: 'A3',
    },
    ({ spread, text }) => {
      spread({
        lead: [{ title: '№', align: 'right' }, { title: t`Фамилия, имя, отчество` }, { title: t`Период` }],
        bands: [
          {
            title: t`Предметы`,
            columns: sheet.courses.map(({ short_title }) => ({ title: short_title, align: 'center', isUpright: true })),
          },
        ],
        rows,
        rowsTogether: Math.max(1, sheet.periods.length),
      })
      if (isStarred(sheet)) text(starNote())
      text(t`Классный руководитель ____________________        Заместитель директора ____________________`)
    },
  )
}

export const exportSummarySheetYearHandler = handle(exportSummarySheetYear, async ({ params, record, ...call }) => {
  const sheet = await yearOfClass(call, params.id)
  if (!sheet) throw notFound()
  const after = { list: 'council-year', class_id: params.id, rows: sheet.students.length }
  await record({ subject: 'platform.export', id: call.caller.accountId, after })
  return { name: `${fileName(sheet, call.today)}.xlsx`, bytes: await yearBook(sheet) }
})

export const printSummarySheetYearHandler = handle(
  printSummarySheetYear,
  async ({ params, record, context, ...call }) => {
    const sheet = await yearOfClass(call, params.id)
    if (!sheet) throw notFound()
    const after = { list: 'council-year-paper', class_id: params.id, rows: sheet.students.length }
    await record({ subject: 'platform.export', id: call.caller.accountId, after })
    return {
      name: `${fileName(sheet, call.today)}.pdf`,
      bytes: await yearPaper(sheet, await paperHead(context, call.caller)),
    }
  },
)

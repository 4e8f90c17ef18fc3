import { paperHead } from '#areas/school/server/index.ts'
import { dayOfBoard } from '#areas/workload/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { msg, plural, t, translate } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { QualificationSource } from '#platform/server/qualifications.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import { exportTariff, printTariff, type TariffRow } from '../contract/tariff.ts'
import { tariffSums } from '../rules/tariff-sums.ts'
import { readIssueRow } from './issue-rows.ts'
import { readableTo } from './readable-to.ts'
import { readTariffRows } from './tariff-rows.ts'

interface Asked {
  year_id?: number | undefined
  date?: string | undefined
  issue_id?: number | undefined
}
interface Asking {
  db: Database
  caller: Caller
  today: string
  sources: readonly QualificationSource[]
}
/** The list that is asked for, and the day as of which it stands. */
async function readAsked({ db, caller, today, sources }: Asking, { issue_id, ...asked }: Asked) {
  if (issue_id !== undefined) return readIssueRow({ db, caller, today }, issue_id)
  const day = await dayOfBoard(db, asked, today)
  return { as_of: day.date, ...(await readTariffRows({ db, among: readableTo(caller, today), sources }, day)) }
}

/** A line of the list: a teacher with one of the courses; what is said once of a teacher stands in the first of them. */
interface Line {
  row: TariffRow
  place: number
  course: TariffRow['courses'][number] | null
  isFirst: boolean
}
const linesOf = (rows: readonly TariffRow[]): Line[] =>
  rows.flatMap((row, index) => {
    const courses = row.courses.length > 0 ? row.courses : [null]
    return courses.map((course, at): Line => ({ row, place: index + 1, course, isFirst: at === 0 }))
  })
const groupsOf = ({ course }: Line) =>
  course?.groups.map(({ title, hours }) => `${title}\u00A0—\u00A0${displayNumber(hours)}`).join(', ') ?? ''

const once =
  <V>(of: (row: TariffRow) => V) =>
  ({ row, isFirst }: Line) =>
    isFirst ? of(row) : null
const level = (place: 0 | 1 | 2) => (line: Line) => line.course?.levels[place] || null

/** Shares of the width on paper are the widths of the sheet. */
const columns: SheetColumn<Line>[] = [
  { title: msg`№`, width: 5, kind: 'number', of: ({ place, isFirst }) => (isFirst ? place : null) },
  { title: msg`Фамилия, имя, отчество`, width: 30, kind: 'text', of: once((row) => row.full_name) },
  { title: msg`Должность`, width: 18, kind: 'text', of: once((row) => row.positions.join(', ')) },
  { title: msg`Образование`, width: 26, kind: 'text', of: once((row) => row.education) },
  { title: msg`Категория`, width: 17, kind: 'text', of: once((row) => row.category) },
  { title: msg`Стаж`, width: 9, kind: 'text', of: once((row) => row.seniority) },
  { title: msg`Ставка`, width: 8, kind: 'number', isSummed: true, of: once((row) => row.rate) },
  { title: msg`Предмет`, width: 24, kind: 'text', of: ({ course }) => course?.title ?? null },
  { title: msg`Классы и часы`, width: 40, kind: 'text', of: groupsOf },
  { title: msg`0–4 кл.`, width: 8, kind: 'number', isSummed: true, of: level(0) },
  { title: msg`5–9 кл.`, width: 8, kind: 'number', isSummed: true, of: level(1) },
  { title: msg`10–12 кл.`, width: 9, kind: 'number', isSummed: true, of: level(2) },
  { title: msg`Всего часов`, width: 9, kind: 'number', isSummed: true, of: once((row) => row.hours) },
  { title: msg`Тетради, ч`, width: 9, kind: 'number', isSummed: true, of: once((row) => row.notebook_hours || null) },
  {
    title: msg`Тетради, % БДО`,
    width: 9,
    kind: 'number',
    of: once(({ bonuses }) => bonuses?.notebooks.percent || null),
  },
  {
    title: msg`Тетради, ₸`,
    width: 9,
    kind: 'number',
    isSummed: true,
    of: once(({ bonuses }) => bonuses?.notebooks.amount || null),
  },
  { title: msg`Классное рук.`, width: 12, kind: 'text', of: once((row) => row.leads.join(', ')) },
  {
    title: msg`Классное рук., % БДО`,
    width: 9,
    kind: 'number',
    of: once(({ bonuses }) => bonuses?.leading.percent || null),
  },
  {
    title: msg`Классное рук., ₸`,
    width: 9,
    kind: 'number',
    isSummed: true,
    of: once(({ bonuses }) => bonuses?.leading.amount || null),
  },
]
const cell = (column: SheetColumn<Line>, line: Line) => {
  const value = column.of(line)
  return typeof value === 'number' ? displayNumber(value) : (value ?? '')
}
const footOf = (lines: readonly Line[]) =>
  columns.map((column) => {
    if (column.kind !== 'number' || !column.isSummed) return ''
    return displayNumber(lines.reduce((sum, line) => sum + (column.of(line) ?? 0), 0))
  })

const exportedAs = (caller: Caller, rows: readonly TariffRow[], asked: object) => ({
  subject: 'platform.export',
  id: caller.accountId,
  after: { list: 'tariff', query: asked, rows: rows.length },
})

const exportTariffWith = (sources: readonly QualificationSource[]) =>
  handle(exportTariff, async ({ query, caller, db, today, record }) => {
    const { as_of, rows } = await readAsked({ db, caller, today, sources }, query)
    await record(exportedAs(caller, rows, query))
    const title = t`Тарификация`
    return {
      name: `${title} ${displayDate(as_of)}.xlsx`,
      bytes: await writeSheet(`${title} ${displayDate(as_of)}`, columns, linesOf(rows)),
    }
  })

const printTariffWith = (sources: readonly QualificationSource[]) =>
  handle(printTariff, async ({ query, caller, db, today, context, record }) => {
    const { size, ...asked } = query
    const { as_of, rows, base_salary } = await readAsked({ db, caller, today, sources }, asked)
    await record(exportedAs(caller, rows, query))
    const lines = linesOf(rows)
    const { teachers, hours, bonuses } = tariffSums(rows)
    const title = t`Тарификационный список`
    const settings = {
      title,
      head: await paperHead(context, caller),
      subtitle: t`на ${displayDate(as_of)}`,
      isLandscape: true,
      size,
    }
    const bytes = await writePaper(settings, ({ text, table }) => {
      table({
        isDense: true,
        columns: columns.map((column) => ({
          title: translate(column.title),
          share: column.width,
          ...(column.kind === 'number' ? { align: 'right' as const, isUpright: column.width <= 9 } : {}),
        })),
        rows: lines.map((line) => columns.map((column) => cell(column, line))),
        foot: footOf(lines),
      })
      text(
        t`Всего: ${plural(teachers, { one: '# учитель', few: '# учителя', many: '# учителей', other: '# учителя' })}, ${displayNumber(hours)} ч в неделю`,
      )
      if (base_salary !== null && bonuses !== null)
        text(t`Доплат ${displayNumber(bonuses)} ₸ в месяц, БДО ${displayNumber(base_salary)} ₸`)
      text(
        t`Директор ____________________          Заместитель директора ____________________          Бухгалтер ____________________`,
      )
    })
    return { name: `${title} ${displayDate(as_of)}.pdf`, bytes }
  })

export const fileHandlersWith = (sources: readonly QualificationSource[]) => [
  exportTariffWith(sources),
  printTariffWith(sources),
]

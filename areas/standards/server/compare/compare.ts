import { componentTitles } from '#areas/curriculum/rules/components.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { sheetOf, writeBook, numberColumn, type SheetColumn } from '#platform/server/xlsx.ts'
import { comparePlan, exportComparison, type ComparedRow, type PlanComparison } from '../../contract/comparison.ts'
import { readComparison } from './read-comparison.ts'

export const comparePlanHandler = handle(comparePlan, ({ params, query, db }) => readComparison(db, params.id, query))

const rowColumns = (theirs: string): SheetColumn<ComparedRow>[] => [
  { title: t`Предмет`, width: 40, kind: 'text', of: ({ course }) => course.title },
  {
    title: t`Часть`,
    width: 26,
    kind: 'text',
    of: ({ component }) => (component === null ? null : componentTitles[component]),
  },
  { title: t`Столбец`, width: 12, kind: 'text', of: ({ column }) => column },
  numberColumn(t`Наш план`, ({ ours }) => ours),
  numberColumn(theirs, ({ theirs: hours }) => hours, 24),
  numberColumn(t`Разница`, ({ difference }) => difference),
]
type Sum = PlanComparison['sums'][number]
const sumColumns = (theirs: string): SheetColumn<Sum>[] => [
  { title: t`Столбец`, width: 12, kind: 'text', of: ({ column }) => column },
  numberColumn(t`Наш план`, ({ ours }) => ours),
  numberColumn(theirs, ({ theirs: hours }) => hours, 24),
  numberColumn(t`Разница`, ({ ours, theirs: hours }) => Math.round((ours - hours) * 10) / 10),
]

export const exportComparisonHandler = handle(
  exportComparison,
  async ({ params, query, caller, db, today, record }) => {
    const comparison = await readComparison(db, params.id, query)
    const theirs = comparison.with?.title ?? t`Сравнить не с чем`
    const title = t`Сравнение учебных планов`
    await record({
      subject: 'platform.export',
      id: caller.accountId,
      after: { list: 'rup-comparison', query: { ...query, year_id: params.id }, rows: comparison.rows.length },
    })
    const sheets = [
      sheetOf(t`Строки`, rowColumns(theirs), comparison.rows),
      sheetOf(t`Суммы`, sumColumns(theirs), comparison.sums),
    ]
    return { name: `${title} ${displayDate(today)}.xlsx`, bytes: await writeBook(title, sheets) }
  },
)

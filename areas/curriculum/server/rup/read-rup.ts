import { t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportRup, readRup, type Rup, type RupLine } from '../../contract/rup.ts'
import { componentTitles, type Component } from '../../rules/components.ts'
import { planColumnTitle } from '../../rules/parallel-title.ts'
import { gradingWords, linesAsPlanned, rupMatrix, type MatrixRow } from '../../rules/rup-matrix.ts'
import { rangesText } from '#platform/contract/ranges-text.ts'
import { readPlan } from './read-plan.ts'

export const readRupHandler = handle(
  readRup,
  ({ query, caller, db, today }) => readPlan({ db, caller, today }, query),
  {
    conditional: true,
  },
)

type Row = MatrixRow<RupLine> & { component: Component }

/** The sheet's columns under their keys: what a line says in a parallel stands under the key of the parallel. */
function columnsOf({ columns }: Rup): Record<string, SheetColumn<Row>> {
  const taught = ({ cells }: Row) => cells.flatMap((cell) => cell?.line ?? [])
  const hours = columns.map((column, index): [string, SheetColumn<Row>] => [
    `hours ${planColumnTitle(column)}`,
    { title: planColumnTitle(column), width: 8, kind: 'number', of: ({ cells }) => cells[index]?.line.hours ?? null },
  ])
  return {
    component: { title: t`Часть`, width: 26, kind: 'text', of: ({ component }) => componentTitles[component] },
    course: { title: t`Предмет`, width: 40, kind: 'text', of: ({ line }) => line.course.title },
    ...Object.fromEntries(hours),
    grading: { title: t`Оценивание по параллелям`, width: 50, kind: 'text', of: (row) => gradingWords(taught(row)) },
    divided: {
      title: t`Деление на подгруппы`,
      width: 22,
      kind: 'text',
      of: (row) => {
        const divided = taught(row).filter(({ subgroups }) => subgroups > 1)
        return rangesText([...new Set(divided.map(({ parallel }) => parallel))])
      },
    },
  }
}

export const exportRupHandler = handle(exportRup, async ({ query, caller, db, today, record }) => {
  const plan = await readPlan({ db, caller, today }, query)
  const columns = columnsOf(plan)
  const rows = rupMatrix(linesAsPlanned(plan.lines, plan.weeks), plan.columns).flatMap((part) =>
    part.rows.map((row) => ({ ...row, component: part.component })),
  )
  return exportRows({
    list: 'rup',
    title: t`Рабочий учебный план`,
    columns,
    query: { ...query, columns: Object.keys(columns) },
    found: { total: rows.length, rows: { execute: () => Promise.resolve(rows) } },
    caller,
    today,
    record,
  })
})

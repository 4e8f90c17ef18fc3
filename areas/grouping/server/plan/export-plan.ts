import { currentYearId } from '#areas/calendar/server/index.ts'
import { t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportPlan, type GroupPlan, type PlanCell } from '../../contract/plan.ts'
import { dayIn, findPlan } from './read-plan.ts'

interface Row {
  course: string
  cells: ReadonlyMap<number, PlanCell>
}
/** «2 (13 + 12)»: groups of the class with how many of it are in each. */
const inWords = (cell: PlanCell | undefined): string | null => {
  if (!cell) return null
  if (cell.groups.length === 0) return t`нет группы`
  return cell.groups.map(({ title, students }) => `${title} (${students})`).join(', ')
}

const columnsOf = ({ classes }: GroupPlan): Record<string, SheetColumn<Row>> => ({
  course: { title: t`Предмет`, width: 40, kind: 'text', of: ({ course }) => course },
  ...Object.fromEntries(
    classes.map(({ id, title }): [string, SheetColumn<Row>] => [
      `class ${id}`,
      { title, width: 18, kind: 'text', of: ({ cells }) => inWords(cells.get(id)) },
    ]),
  ),
})

/** A row for each course, a column for each class. */
export const exportPlanHandler = handle(exportPlan, async ({ query, caller, db, today, record }) => {
  const year = query.year_id ?? currentYearId(today)
  const plan = await findPlan(db, { year, day: dayIn(year, today), parallel: query.parallel, today })
  const columns = columnsOf(plan)
  const byCourse = Map.groupBy(plan.cells, ({ course_id }) => course_id)
  const rows = plan.courses.map(({ id, title }) => ({
    course: title,
    cells: new Map((byCourse.get(id) ?? []).map((cell) => [cell.class_id, cell])),
  }))
  return exportRows({
    list: 'group-plan',
    title: t`Группы по РУП`,
    columns,
    query: { ...query, columns: Object.keys(columns) },
    found: { total: rows.length, rows: { execute: () => Promise.resolve(rows) } },
    caller,
    today,
    record,
  })
})

import { t } from '@lingui/core/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import { cellId, type CellType, type StoredValue } from '#platform/web/grid/index.ts'
import type { Rup, RupLine } from '../../../contract/rup.ts'
import { components, type Component } from '../../../rules/components.ts'
import { placeKey } from '../../../rules/plan-column.ts'
import { maxWeekHours } from '../../../rules/plan-hours.ts'
import { governing, lineYear } from '../../../rules/rup-matrix.ts'

/** Hours of a course in a column: its own, or those of a wider column that hold there. */
export interface PlanHours {
  hours: number
  /** As a college plans. */
  year?: number
  isOwn: boolean
}
export type PlanCell = PlanHours | null

/** A row is a course in a component, by one number. */
export const rowIdOf = (courseId: number, component: Component): number =>
  courseId * components.length + components.indexOf(component)
export const courseOfRow = (rowId: number): { courseId: number; component: Component } => ({
  courseId: Math.floor(rowId / components.length),
  component: components[rowId % components.length] ?? 'state',
})

/** Hours a week, in a college those of the year. */
export const shownHours = (value: PlanCell): number => value?.year ?? value?.hours ?? 0

const unreadable = (text: string) => ({
  value: null,
  problem: t`Непонятно: «${text}». Ожидаются часы в неделю: 3 или 1,5`,
})
/** Hours a week: «3», «1,5», «0,5»; nothing where the course is not taught by a line of the column's own. */
export const planCells: CellType<PlanCell> = {
  empty: null,
  isEmpty: (value) => value === null,
  same: (one, other) => shownHours(one) === shownHours(other) && one?.isOwn === other?.isOwn,
  copied: (value) => (value === null ? '' : displayNumber(shownHours(value))),
  read: (text) => {
    const word = text.trim().replace(',', '.')
    if (word === '' || word === '—') return { value: null, problem: null }
    if (!(isCollege() ? /^\d{1,4}(\.\d)?$/ : /^\d{1,2}(\.\d)?$/).test(word)) return unreadable(text.trim())
    const hours = Number(word)
    if (isCollege()) return { value: { hours: 0, year: hours, isOwn: true }, problem: null }
    if (hours > maxWeekHours) return { value: null, problem: t`Не больше ${maxWeekHours}` }
    return { value: { hours, isOwn: true }, problem: null }
  },
  mayContinue: (text) => /^\d{1,4}[.,]$/.test(text.trim()),
}

/** What stands in each cell of a plan, those empty left out. */
export function cellsOf({
  columns,
  lines,
  weeks,
}: Pick<Rup, 'columns' | 'lines' | 'weeks'>): Map<string, StoredValue<PlanCell>> {
  const cells = new Map<string, StoredValue<PlanCell>>()
  for (const own of Map.groupBy(lines, ({ course }) => course.id).values())
    for (const column of columns) {
      const line: RupLine | null = governing(own, column)
      if (line === null) continue
      const isOwn = placeKey(line) === placeKey(column)
      cells.set(cellId(placeKey(column), rowIdOf(line.course.id, line.component)), {
        value: { hours: line.hours, isOwn, ...(isCollege() && { year: lineYear(line, weeks) }) },
        version: isOwn ? line.version : null,
      })
    }
  return cells
}

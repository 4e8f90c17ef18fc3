import { t } from '@lingui/core/macro'
import { cellId } from '#platform/web/grid/index.ts'
import { workName, type MarkColumn } from '../sheet/columns.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { JournalStore } from '../sheet/journal-store.ts'

/** Marks of one lesson or work. */
export interface MarksOfDay {
  /** Of the column. */
  id: string
  /** «12.11», «СОР 1». */
  day: string
  /** «7 8», «14/20». */
  text: string
  comment: string
}

const dayAndMonth = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)}`

/** «14/20», of a retake «14/20, до пересдачи 5». */
function workText(marks: CellValue['marks'], maximum: number): string {
  const points = `${marks.map(({ value }) => value).join(' ')}/${maximum}`
  const [retake] = marks.flatMap((mark) => mark.retake ?? [])
  return retake ? t`${points}, до пересдачи ${retake.former}` : points
}

/** Marks of a student by lesson, in the order of days. */
export const marksOfStudent = (store: JournalStore, columns: readonly MarkColumn[], studentId: number): MarksOfDay[] =>
  columns.flatMap((column) => {
    const { marks } = store.value(cellId(column.id, studentId))
    if (marks.length === 0) return []
    const values = marks.map(({ value }) => value).join(' ')
    const comment = marks.flatMap(({ comment: one }) => one ?? []).join('; ')
    return column.kind === 'work'
      ? [{ id: column.id, day: workName(column.work), text: workText(marks, column.work.maximum), comment }]
      : [{ id: column.id, day: dayAndMonth(column.lesson.date), text: values, comment }]
  })

/** How often a student missed what, in the order of the dictionary. */
export function missesOfStudent(
  store: JournalStore,
  columns: readonly MarkColumn[],
  studentId: number,
): { title: string; count: number }[] {
  const kinds = columns.flatMap(({ id }) => store.value(cellId(id, studentId)).miss?.kind_id ?? [])
  return store.grid.miss_kinds.flatMap(({ id, title }) => {
    const count = kinds.filter((kind) => kind === id).length
    return count === 0 ? [] : [{ title, count }]
  })
}

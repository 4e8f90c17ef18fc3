import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { isCollege } from '#platform/contract/school-kind.ts'
import { displayNumber } from '#platform/contract/number.ts'
import {
  AsideCell,
  AsideCells,
  AsideHead,
  SheetGrid,
  TextEditor,
  useStandardKeys,
  type GridColumn,
  type GridLook,
  type GridRow,
  type KeyWords,
  type Overlays,
} from '#platform/web/grid/index.ts'
import type { Rup, RupColumn } from '../../../contract/rup.ts'
import { components, type Component } from '../../../rules/components.ts'
import { columnSign, planColumnTitle } from '../../../rules/parallel-title.ts'
import { placeKey } from '../../../rules/plan-column.ts'
import { CourseLinesDrawer } from '../line/course-lines-drawer.tsx'
import { ColumnSum } from './column-sums.tsx'
import { courseOfRow, planCells, rowIdOf, shownHours, type PlanCell } from './plan-cells.ts'
import type { PlanSheet } from './plan-sheet.ts'
import styles from './plan-grid.module.css'

/** A course of the plan, or one that is being added to it. */
export interface PlanRow {
  courseId: number
  title: string
  component: Component
}
interface Column extends GridColumn {
  of: RupColumn
}

interface Props {
  plan: Rup
  session: PlanSheet
  rows: readonly PlanRow[]
  columns: readonly RupColumn[]
}

const componentSigns = (): Readonly<Record<Component, string>> => ({
  state: t`Инвариант`,
  school: t`Вариатив`,
  elective: t`По выбору`,
})

const toColumn = (of: RupColumn): Column => ({
  id: placeKey(of),
  width: 70,
  className: styles['column'] ?? '',
  band: String(of.parallel),
  of,
})

const keys = (): KeyWords => ({
  title: t`Клавиши плана`,
  typing: [{ keys: ['3', '1,5'], does: isCollege() ? t`часов в год` : t`часов в неделю` }],
  editing: { keys: ['F2'], does: t`исправить в поле` },
  leaving: t`с последнего столбца — дальше по странице`,
})

/** Words of a cell for those who hear it. */
const heard = (row: string, column: RupColumn, value: PlanCell): string => {
  const place = planColumnTitle(column)
  if (value === null) return t`${row}, ${place}: не изучается`
  const hours = displayNumber(shownHours(value))
  return value.isOwn ? t`${row}, ${place}: ${hours} ч` : t`${row}, ${place}: ${hours} ч, как у всей параллели`
}

/** The plan as a spreadsheet: courses × columns, sums against what a class may have. */
export function PlanGrid({ plan, session: { sheet, cursor }, rows, columns }: Props) {
  const { erase, down } = useStandardKeys()
  const gridRows = useMemo(
    (): GridRow[] => rows.map(({ courseId, component, title }) => ({ id: rowIdOf(courseId, component), name: title })),
    [rows],
  )
  const gridColumns = useMemo(() => columns.map(toColumn), [columns])
  const [words] = useState(keys)
  const look = useMemo((): GridLook<PlanCell, Column, GridRow> => {
    const signs = componentSigns()
    const outside = new Set(
      plan.lines
        .filter(({ grading_mode }) => grading_mode === 'no_in_rup')
        .map(({ course, component }) => rowIdOf(course.id, component)),
    )
    const rowIds = gridRows.map(({ id }) => id)
    return {
      corner: <Trans>Предмет</Trans>,
      opensRows: true,
      band: (parallel) => t`${parallel} класс`,
      head: ({ of }) => ({ label: [planColumnTitle(of), ...of.classes].join(', '), title: columnSign(of) || t`все` }),
      cell: ({ value }) => ({ text: planCells.copied(value), kind: value && !value.isOwn ? 'inherited' : undefined }),
      words: ({ name }, { of }, { value }) => heard(name, of, value),
      aside: {
        columns: 1,
        width: 96,
        title: t`Часть плана`,
        heads: (index) => (
          <AsideHead index={index} className={styles['component']}>
            <Trans>Часть</Trans>
          </AsideHead>
        ),
        cells: (rowId, index) => (
          <AsideCells>
            <AsideCell index={index} className={styles['component']}>
              {signs[courseOfRow(rowId).component]}
            </AsideCell>
          </AsideCells>
        ),
      },
      foot: {
        title: <Trans>Часов в неделю / предел</Trans>,
        cell: ({ of }) => (
          <ColumnSum sheet={sheet} rowIds={rowIds} outside={outside} column={of} weeks={plan.weeks.others} />
        ),
      },
    }
  }, [sheet, gridRows, plan.lines, plan.weeks])
  const nameOf = (rowId: number) => gridRows.find(({ id }) => id === rowId)?.name ?? ''
  const overlays: Overlays = {
    editor: (given) => (
      <TextEditor
        sheet={sheet}
        cursor={cursor}
        label={isCollege() ? t`Часов в год` : t`Часов в неделю`}
        where={nameOf(given.editing.rowId)}
        {...given}
      />
    ),
    hint: () => null,
    nameOf: ({ columnId, rowId }) => {
      const column = columns.find((one) => placeKey(one) === columnId)
      return [nameOf(rowId), column && planColumnTitle(column)].filter(Boolean).join(', ')
    },
    outside: (cells) => t`Не поместились ячейки: ${cells}. Добавьте предметы или столбцы`,
  }
  return (
    <SheetGrid
      label={t`Рабочий учебный план`}
      cells={sheet}
      cursor={cursor}
      rows={gridRows}
      columns={gridColumns}
      look={look}
      overlays={overlays}
      keys={words}
      touchKeys={[erase, down]}
      openedRow={({ rowId, onClose }) => (
        <CourseLinesDrawer
          title={nameOf(rowId)}
          lines={plan.lines.filter(({ course }) => course.id === courseOfRow(rowId).courseId)}
          columns={plan.columns}
          onClose={onClose}
        />
      )}
    />
  )
}

/** Courses of the plan in the order of its components, those being added after the others of theirs. */
export function planRows({ lines }: Pick<Rup, 'lines'>, added: readonly PlanRow[]): PlanRow[] {
  const own = lines.map(({ course, component }) => ({ courseId: course.id, title: course.title, component }))
  const rows = new Map([...own, ...added].map((row) => [rowIdOf(row.courseId, row.component), row]))
  return [...rows.values()].toSorted(
    (one, other) => components.indexOf(one.component) - components.indexOf(other.component),
  )
}

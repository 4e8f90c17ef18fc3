import { t } from '@lingui/core/macro'
import { uuid } from '#platform/web/api/index.ts'
import { Cursor, ValueSheet, type StoredValue } from '#platform/web/grid/index.ts'
import type { Rup } from '../../../contract/rup.ts'
import { placeOfKey } from '../../../rules/plan-column.ts'
import { cellsOf, courseOfRow, planCells, type PlanCell } from './plan-cells.ts'
import { planOutbox } from './plan-outbox.ts'

/** A plan of a year as a sheet, outside of React. */
export interface PlanSheet {
  sheet: ValueSheet<PlanCell>
  cursor: Cursor<PlanCell>
  /** Takes in the plan as it was read anew. */
  takeIn: (plan: Rup) => void
}

export function openPlanSheet(yearId: number, plan: Rup): PlanSheet {
  let known = cellsOf(plan)
  const sheet = new ValueSheet<PlanCell>({
    id: yearId,
    type: planCells,
    outbox: planOutbox(),
    values: known,
    objection: ({ columnId, rowId }) =>
      placeOfKey(columnId).class_id !== null && courseOfRow(rowId).component === 'state'
        ? t`Инвариантная часть — для всей параллели: у класса своя только вариативная`
        : null,
    newId: uuid,
  })
  const takeIn = (newer: Rup) => {
    const next = cellsOf(newer)
    const gone = [...known.keys()].filter((cell) => !next.has(cell)).map((cell): [string, null] => [cell, null])
    sheet.merge(new Map<string, StoredValue<PlanCell> | null>([...next, ...gone]))
    known = next
  }
  return { sheet, cursor: new Cursor(sheet), takeIn }
}

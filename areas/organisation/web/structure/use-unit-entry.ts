import * as z from 'zod/mini'
import { numberOrNull, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { changeUnit, createUnit, type Unit } from '../../contract/units.ts'
import { useActions } from '../use-actions.ts'

export interface UnitDialogProps {
  /** Null: a new one. */
  unit: Unit | null
  /** What a new one stands in; null: on top. */
  parent: Unit | null
  onClose: () => void
}

const Values = z.looseObject({ title: createUnit.body.shape.title })

/** The form of a new unit, or of one that stands. */
export function useUnitEntry({ unit, parent, onClose }: UnitDialogProps) {
  const { refresh } = useActions()
  return useEndpointForm(unit ? changeUnit : createUnit, {
    initialValues: {
      title: unit?.title ?? '',
      short_title: unit?.short_title ?? '',
      kind_id: unit?.kind ? String(unit.kind.id) : null,
      head_id: unit?.head ? String(unit.head.id) : null,
      head_from: unit?.head?.from ?? '',
      planned_rate: unit?.planned_rate ?? ('' as number | string),
      from: unit ? '' : schoolDay(),
    },
    schema: Values,
    input: ({ title, short_title, kind_id, head_id, head_from, planned_rate, from }) => {
      const body = {
        title,
        short_title: textOrNull(short_title),
        kind_id: numberOrNull(kind_id),
        head_id: numberOrNull(head_id),
        planned_rate: numberOrNull(planned_rate),
        ...(head_id === null || head_from === '' ? {} : { head_from }),
      }
      return unit
        ? { params: { id: String(unit.id) }, body: { version: unit.version, ...body } }
        : { body: { parent_id: parent?.id ?? null, from: textOrNull(from), ...body } }
    },
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
}
export type UnitEntry = ReturnType<typeof useUnitEntry>

import * as z from 'zod/mini'
import { text } from '#platform/contract/wire.ts'
import { uuid } from '#platform/web/api/index.ts'
import type { EventResult } from '../../contract/results.ts'

/** What the form of the report holds. */
export interface ReportValues {
  remarks: string
  conclusions: string
  /** `key` tells rows apart while they are moved about. */
  commission: { key: string; name: string; position: string }[]
  control_seconds: number | string
}
export const ReportSchema = z.looseObject({
  remarks: text(4000, 0),
  conclusions: text(4000, 0),
  control_seconds: z.int().check(z.minimum(30), z.maximum(7200)),
})

export const valuesOf = (result: EventResult | null, control: number): ReportValues => ({
  remarks: result?.remarks ?? '',
  conclusions: result?.conclusions ?? '',
  commission: (result?.commission ?? []).map((one) => ({ key: uuid(), ...one })),
  control_seconds: result?.control_seconds ?? control,
})
/** Rows that were left empty are no members. */
export const bodyOf = ({ remarks, conclusions, commission, control_seconds }: ReportValues) => ({
  remarks,
  conclusions,
  commission: commission.flatMap(({ name, position }) =>
    name.trim() === '' && position.trim() === '' ? [] : [{ name, position }],
  ),
  control_seconds: Number(control_seconds),
})

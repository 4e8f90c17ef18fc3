import * as z from 'zod/mini'
import { text } from '#platform/contract/wire.ts'
import type { EventResult } from '../../contract/results.ts'

/** What the form of the report holds. */
export interface ReportValues {
  remarks: string
  conclusions: string
  commission: { name: string; position: string }[]
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
  commission: result?.commission ?? [],
  control_seconds: result?.control_seconds ?? control,
})
/** Rows that were left empty are no members. */
export const bodyOf = ({ remarks, conclusions, commission, control_seconds }: ReportValues) => ({
  remarks,
  conclusions,
  commission: commission.filter(({ name, position }) => name.trim() !== '' || position.trim() !== ''),
  control_seconds: Number(control_seconds),
})

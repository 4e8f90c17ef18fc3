import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writePlanOrder } from './plan-order.ts'

export const demonstration: readonly DemonstrationPart[] = [
  { name: 'planOrder', write: ({ db, today }) => writePlanOrder(db, today) },
]

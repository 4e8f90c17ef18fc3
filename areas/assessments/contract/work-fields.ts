import * as z from 'zod/mini'
import { t } from '#platform/contract/text.ts'
import { line } from '#platform/contract/wire.ts'

/** Of one quarter. */
export const maxSor = 9
export const maxTitle = 200
export const maxPoints = 100

export const workTitle = line(maxTitle, 0)
export const workMaximum = z
  .int()
  .check(
    z.minimum(1, { error: () => t`Не меньше 1` }),
    z.maximum(maxPoints, { error: () => t`Не больше ${maxPoints}` }),
  )

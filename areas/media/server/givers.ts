import { anyOf } from '#platform/contract/access.ts'
import type { Area } from '#platform/server/area.ts'

/** Who may give a file of a kind: whom any of the areas that show such files lets. */
export type Givers = ReturnType<typeof anyOf>
export const giversOf = (areas: readonly Area[], kind: string): Givers =>
  anyOf(...areas.flatMap(({ uploads }) => uploads?.[kind] ?? []))

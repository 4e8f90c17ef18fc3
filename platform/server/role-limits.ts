import type { RawBuilder } from 'kysely'
import type { RoleLimitKind } from '#platform/contract/role-limit.ts'
import type { Words } from '#platform/contract/text.ts'

/** Rows of one area within which a role may be held; which roles are, access keeps. */
export interface RoleLimitTargets {
  kind: RoleLimitKind
  /** What they are called together. */
  title: Words
  /** Their place among the kinds, the smallest first. */
  order: number
  /** Selects `id` and `title` of those that may be chosen on the day, in order. */
  offered: (today: string) => RawBuilder<{ id: number; title: string }>
  /** Selects `id` of those among the ids to which a role may be limited. */
  among: (ids: readonly number[]) => RawBuilder<unknown>
  /** The title of the one whose id stands in the column. */
  titleOf: (target: RawBuilder<number>) => RawBuilder<string | null>
}

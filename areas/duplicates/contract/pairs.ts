import { usrUser } from '#areas/people/contract/permissions.ts'
import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { flagText, id } from '#platform/contract/wire.ts'

/** Two records of persons, in whichever order. */
export const Pair = z
  .strictObject({ one_id: id, other_id: id })
  .check(z.refine(({ one_id, other_id }) => one_id !== other_id, { error: () => t`Это одна и та же запись` }))

/** Why two records look like one person's, the strongest first. */
export const likenesses = ['iin', 'birth_date', 'contact', 'name'] as const
export type Likeness = (typeof likenesses)[number]

const PairSide = z.object({
  id,
  full_name: z.string(),
  kinds: z.array(z.int()),
  class: z.nullable(z.string()),
  is_archived: z.boolean(),
})
export const DuplicatePair = z.object({ one: PairSide, other: PairSide, by: z.enum(likenesses) })
export type DuplicatePair = z.infer<typeof DuplicatePair>

/** Pairs that may be one person; `apart`: those known to be two. For who keeps the records of the whole school. */
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/api/users/duplicates/',
  access: write(usrUser),
  query: listQuery(['likeness', 'name'], { apart: z.optional(flagText) }),
  response: listOf(DuplicatePair),
  summary: 'Похожие записи людей',
})
export const putApart = endpoint({
  method: 'POST',
  path: '/api/users/duplicates/apart/',
  access: write(usrUser),
  body: Pair,
  response: nothing,
  summary: 'Это разные люди: больше не предлагать объединить',
})
export const putTogether = endpoint({
  method: 'DELETE',
  path: '/api/users/duplicates/apart/',
  access: write(usrUser),
  body: Pair,
  response: nothing,
  summary: 'Снова считать записи похожими',
})

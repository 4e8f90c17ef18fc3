import * as z from 'zod/mini'
import { t } from '#platform/contract/text.ts'
import { id, line } from '#platform/contract/wire.ts'
import { maxDifficulty } from '../rules/difficulty.ts'

export const versionSeen = z.int().check(z.minimum(1))
export const maxTitleLength = 150
export const maxShortTitleLength = 40

const outOfScale = () => t`От 1 до ${maxDifficulty}`
/** What is written of a course. */
export const fields = {
  title: line(maxTitleLength),
  short_title: line(maxShortTitleLength),
  title_kk: z.nullable(line(maxTitleLength)),
  colour: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: () => t`Ожидается цвет вида #2b8a3e` }))),
  cathedra_id: z.nullable(id),
  ed_area_id: z.nullable(id),
  difficulty: z.nullable(
    z
      .int({ error: () => t`Ожидается целое число` })
      .check(z.minimum(1, { error: outOfScale }), z.maximum(maxDifficulty, { error: outOfScale })),
  ),
  room_kind_id: z.nullable(id),
}

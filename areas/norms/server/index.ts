import { readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import { sql } from 'kysely'
import { listNorms, readNormHistory } from '../contract/norms.ts'
import { changeHandlers } from './change-norms.ts'
import { readableNorms, requireNorm } from './read-norms.ts'

export { numberInSql } from './number-in-sql.ts'
export { numberOn, numbersOfAll, numbersOn } from './numbers-on.ts'

const fields = ['since', 'numbers', 'source'] as const

/** Numbers of orders and of the school with the days from which they hold. Areas above it register theirs. */
export function normsOf(areas: readonly Area[]): Area {
  const kinds = areas.flatMap(({ norms = [] }) => norms)
  return {
    endpoints: [
      handle(listNorms, async ({ db, caller, today }) => ({ items: await readableNorms(db, kinds, caller), today })),
      ...changeHandlers(kinds),
      handle(readNormHistory, async ({ params, query, caller, db }) => {
        const { key } = requireNorm(kinds, params.key, { caller, toChange: false })
        const ofNorm = sql<boolean>`coalesce(h.after, h.before) ->> 'key' = ${key}`
        return readHistory(db, [{ subject: 'norms.value', where: ofNorm, fields }], query)
      }),
    ],
    audited: [
      {
        subject: 'norms.value',
        title: msg`норма`,
        titles: { norm: msg`Норма`, since: msg`Действует с`, numbers: msg`Значения`, source: msg`Основание` },
        fields: ['norm', ...fields],
      },
    ],
  }
}

import { readNumbers } from '#areas/numbering/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { NamesOf } from '#platform/server/audited.ts'

/** «№ 2027-15» of final report cards, by their ids: one gets its number with the signature. */
export const cardNames: NamesOf = async (db, ids) => {
  const numbers = await readNumbers(db, { kind: 'register.report_card', ids })
  return new Map(
    ids.map((id) => {
      const number = numbers.get(id)
      return [id, number === undefined ? t`ещё без номера` : t`№ ${number.text}`]
    }),
  )
}

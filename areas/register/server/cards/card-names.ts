import { t } from '#platform/contract/text.ts'
import type { NamesOf } from '#platform/server/audited.ts'

/** «№ 2027-15» of final report cards, by their ids: one gets its number with the signature. */
export const cardNames: NamesOf = async (db, ids) => {
  const cards = await db
    .selectFrom('register.report_card')
    .where('id', 'in', [...ids])
    .select(['id', 'number'])
    .execute()
  return new Map(cards.map(({ id, number }) => [id, number === null ? t`ещё без номера` : t`№ ${number}`]))
}

import { sql } from 'kysely'
import { annulNumbers } from '#areas/numbering/server/index.ts'
import { revokeSeals } from '#areas/seals/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import { checkFinalCards, revokeFinalCard } from '../../contract/final-cards.ts'
import { PaperContent } from '../../contract/paper.ts'
import { unsetCourses } from '../../rules/card-period.ts'
import { mayMaintainCards, maySignCards } from '../scope.ts'
import { cardKind, changes, lockCards, requireConfirmed } from './lock-cards.ts'

const maintains = (caller: Caller, today: string) =>
  mayMaintainCards(caller, sql.ref('rc.class_id'), { today, level: 'write' })

const checkFinalCardsHandler = handle(checkFinalCards, async ({ body, caller, db, today, record }) => {
  const rows = await lockCards(db, body.ids, 'check', maintains(caller, today))
  for (const { content } of rows) {
    const paper = PaperContent.parse(content)
    const unset = unsetCourses(paper.courses, paper)
    if (unset.length > 0)
      throw refuse(
        'ids',
        msg`${paper.student}: не выставлен итог: ${unset.join(', ')}. Выставьте его и составьте табель заново`,
      )
  }
  await requireConfirmed(db, rows)
  const ids = rows.map(({ id }) => id)
  await db
    .updateTable('register.report_card')
    .where('id', 'in', ids)
    .set({ state: 'checked', checked_by: caller.personId, checked_at: sql<Date>`now()` })
    .execute()
  await record(...changes(rows, { state: 'checked' }))
  return { ids }
})

const revokeFinalCardHandler = handle(revokeFinalCard, async ({ params, body, caller, db, today, record }) => {
  const seen = sql<boolean>`(${mayMaintainCards(caller, sql.ref('rc.class_id'), { today, level: 'read' })})`
  const rows = await lockCards(db, [params.id], 'revoke', seen)
  const [card] = rows
  const isSigned = card?.state === 'signed'
  const mayRevoke = isSigned ? maySignCards(caller, sql.ref('rc.class_id')) : maintains(caller, today)
  const own = await sql`select from register.report_card rc where rc.id = ${params.id} and ${mayRevoke}`.execute(db)
  if (own.rows.length === 0) throw forbidden()
  await db
    .updateTable('register.report_card')
    .where('id', '=', params.id)
    .set({ state: 'revoked', ended_by: caller.personId, ended_at: sql<Date>`now()`, reason: body.reason })
    .execute()
  const { reason } = body
  if (card?.seal_id != null) await revokeSeals(db, { ids: [card.seal_id], reason, on: today })
  await annulNumbers(db, { kind: cardKind, ids: [params.id], reason, on: today, by: caller.accountId })
  await record(...changes(rows, { state: 'revoked', reason }))
  return { id: params.id }
})

export const cardStepHandlers = [checkFinalCardsHandler, revokeFinalCardHandler]

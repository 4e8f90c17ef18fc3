import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { seeEvacuation } from '../contract/evacuations.ts'
import { alarmSeen, boardRoomName } from '../contract/events.ts'
import { collectsSome } from './evacuation-rows.ts'
import { toMillisecond } from './moments.ts'
import { requireSchool } from './scope.ts'

/** Once for a person; who is not of those who collect learns nothing of evacuations that are over. */
export const seeEvacuationHandler = handle(seeEvacuation, async ({ params, caller, db, publish }) => {
  requireSchool(caller)
  const { rows: known } = await sql`select from evacuation.evacuation where id = ${params.id}`.execute(db)
  if (known.length === 0) throw notFound(msg`Эвакуация не найдена`)
  // whoever looks in another's name has not shown the alarm to them
  if (caller.act !== undefined || !(await collectsSome(db, caller, params.id))) return {}
  const { rows } = await sql<{ seen_at: string }>`
      insert into evacuation.seen (evacuation_id, person_id)
      select id, ${caller.personId} from evacuation.evacuation where id = ${params.id} and status = 'active'
      on conflict do nothing returning ${toMillisecond(sql`seen_at`)} as seen_at`.execute(db)
  const seenAt = rows[0]?.seen_at
  if (seenAt !== undefined && caller.personId !== null)
    publish(boardRoomName(params.id), alarmSeen, {
      evacuation_id: params.id,
      person_id: caller.personId,
      seen_at: seenAt,
    })
  return {}
})

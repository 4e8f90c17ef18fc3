import * as z from 'zod/mini'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob, longJob } from '#platform/server/long-job/long-job.ts'
import { orRefused } from '#platform/server/long-job/or-refused.ts'
import { conflict } from '#platform/server/refusal.ts'
import { archivePeople } from '../../contract/bulk.ts'
import { archiveHeld, restoreHeld } from '../record/archive.ts'
import { Ended, revertEnds } from '../record/revert-ends.ts'
import { lockRecord } from '../record/read-record.ts'
import { keptPersons } from './kept-persons.ts'

const Item = z.object({ person_id: z.int(), is_archived: z.boolean(), ended: z.optional(Ended) })

export const archivePeopleJob = longJob({
  kind: 'people.archive',
  input: Item,
  access: archivePeople.access,
  reaches: 'each-row',
  act: async ({ input, ...doing }) =>
    orRefused(doing.db, async () => {
      const { db } = doing
      const id = await lockRecord(db, doing.caller, input.person_id)
      const { archived_at } = await db
        .selectFrom('people.person')
        .where('id', '=', id)
        .select('archived_at')
        .executeTakeFirstOrThrow()
      if ((archived_at !== null) === input.is_archived)
        throw conflict(input.is_archived ? msg`Уже в архиве` : msg`Не в архиве`)
      if (input.is_archived) {
        const ended = await archiveHeld(id, doing)
        return { detail: msg`В архиве`, undo: { person_id: id, is_archived: false, ended } }
      }
      await restoreHeld(id, doing)
      if (input.ended) await revertEnds(id, input.ended, doing)
      return { detail: msg`Возвращён(а)`, undo: { person_id: id, is_archived: true } }
    }),
})

export const archivePeopleHandler = handle(archivePeople, async ({ body, caller, db, context, record }) => {
  const persons = await keptPersons(db, caller, body.person_ids)
  const id = await beginLongJob({ db, context }, archivePeopleJob, {
    caller,
    title: body.is_archived ? msg`Люди в архив` : msg`Люди из архива`,
    items: persons.map((person) => ({
      title: person.full_name,
      input: { person_id: person.id, is_archived: body.is_archived },
    })),
  })
  await record({ subject: 'platform.long_job', id, after: { archived: persons.length } })
  return { id }
})

import { sql } from 'kysely'
import { schoolHead } from '#areas/media/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { beginLongJob } from '#platform/server/long-job/long-job.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import { inThreads } from '#platform/server/threads/in-threads.ts'
import { previewSlips, makeSlips, takeSlips } from '../../contract/login-slips.ts'
import { findGrantor } from '../roles/grantor.ts'
import { countPersons } from '../reading-ceiling/index.ts'
import { chosenPersons, leftOut } from './chosen.ts'
import type * as drawing from './draw-slips.ts'
import { keptSlips, makeSlipsJob } from './making.ts'

const drawSlips = inThreads<typeof drawing>(new URL('draw-slips.ts', import.meta.url))('drawSlips')
const maxNamed = 50
const keptHours = 24
const slipsTaken = () => conflict(msg`Листки уже забрали. Чтобы сделать новые, начните снова`)
const nobodyLeft = msg`Листки делать некому: все выбранные уже входили`

const previewSlipsHandler = handle(previewSlips, async ({ body, caller, db, today, context: { isDemonstration } }) => {
  const persons = await chosenPersons(db, body, caller, today)
  const validated = persons.map((person) => ({
    person,
    reason: leftOut(person, { isRequested: body.include_signed_in, caller, isDemonstration }),
  }))
  const left = validated.flatMap(({ person, reason }) => (reason === null ? [] : [`${person.full_name} — ${reason}`]))
  const created = persons.filter(({ account_id }) => account_id === null).length
  return {
    obstacles: left.length === persons.length ? [nobodyLeft.toString()] : [],
    effects: [
      { title: t`Новых учётных записей`, items: [], count: created },
      { title: t`Паролей сменится`, items: [], count: persons.length - left.length - created },
      { title: t`Без листка останутся`, items: left.slice(0, maxNamed), count: left.length },
    ],
  }
})

const makeSlipsHandler = handle(makeSlips, async ({ body, caller, db, today, context, record: addToHistory }) => {
  const persons = (await chosenPersons(db, body, caller, today)).filter(
    (person) =>
      leftOut(person, { isRequested: body.include_signed_in, caller, isDemonstration: context.isDemonstration }) ===
      null,
  )
  if (persons.length === 0) throw refuse('person_ids', nobodyLeft)
  const ids = persons.map(({ id }) => id)
  await countPersons({ db, caller, today }, ids, { isFile: true })
  const jobId = await beginLongJob({ db, context }, makeSlipsJob, {
    caller,
    title: msg`Листки для входа`,
    items: persons.map((person, index) => ({
      title: person.class === null ? person.full_name : `${person.full_name}, ${person.class}`,
      input: {
        number: index + 1,
        person_id: person.id,
        class: person.class,
        account_id: person.account_id,
        include_signed_in: body.include_signed_in,
      },
    })),
  })
  await addToHistory({ subject: 'platform.long_job', id: jobId, after: { login_slips: persons.length } })
  return { id: jobId }
})

const takeSlipsHandler = handle(
  takeSlips,
  async ({ params, caller, context, today, http }) => {
    const job = await context.db
      .selectFrom('platform.long_job')
      .where('id', '=', params.id)
      .where('account_id', '=', caller.accountId)
      .where('kind', '=', makeSlipsJob.kind)
      .select(['id', 'state'])
      .executeTakeFirst()
    if (!job) throw notFound()
    if (job.state === 'waiting' || job.state === 'running') throw conflict(msg`Листки ещё готовятся`)
    const grantor = await findGrantor(context.db, caller, today)
    const kept = await keptSlips(context, job.id, { grantor, caller, today })
    if (kept.length === 0) throw slipsTaken()
    const slips = kept.flatMap(({ slip, is_within_reach }) => (is_within_reach ? [slip] : []))
    if (slips.length === 0) throw notFound()
    const bytes = await drawSlips(slips, { head: await schoolHead(context), address: context.publicUrl })
    await context.db.transaction().execute(async (trx) => {
      // whoever has drawn the same meanwhile and erases them first is the one who gets them
      const erased = await sql`delete from access.login_slip where job_id = ${job.id} returning number`.execute(trx)
      if (erased.rows.length === 0) throw slipsTaken()
      await record(trx, caller, http.request.id, [
        { subject: 'platform.export', id: caller.accountId, after: { list: 'login-slips', rows: slips.length } },
      ])
    })
    return { name: t`Листки для входа (${slips.length}).pdf`, bytes }
  },
  // no repeat keeps the answer: passwords are stored nowhere
  { ownTransactions: true },
)

/** Slips that nobody has taken. */
export const forgetSlips: MaintenanceTask = {
  name: 'login slips',
  run: async (db) => {
    await sql`delete from access.login_slip where made_at < now() - make_interval(hours => ${keptHours})`.execute(db)
  },
}
export const loginSlipHandlers = [previewSlipsHandler, makeSlipsHandler, takeSlipsHandler]

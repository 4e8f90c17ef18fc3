import { sql } from 'kysely'
import { isStaff } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeSettings, readSettings, type Settings } from '../contract/settings.ts'

async function readRow(db: Database): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select s.steps, s.contacts, s.control_seconds, s.sos_minutes, s.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.full_name) order by p.sort_name, p.id)
        from evacuation.duty d join people.person p on p.id = d.person_id), '[]') as duty
    from evacuation.settings s`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The settings of evacuation are gone')
  return row
}
export const readSettingsHandler = handle(readSettings, ({ db }) => readRow(db))

async function writeDuty(db: Database, ids: readonly number[], today: string): Promise<void> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from people.person p
    where p.id = any(${[...ids]}::integer[]) and p.archived_at is null and ${isStaff(sql`p.id`, today)}`.execute(db)
  if (rows[0]?.known !== new Set(ids).size) throw refuse('duty_ids', msg`Дежурить могут только сотрудники школы`)
  await sql`delete from evacuation.duty`.execute(db)
  await sql`insert into evacuation.duty select distinct unnest(${[...ids]}::integer[])`.execute(db)
}

const auditedValues = ({ steps, contacts, control_seconds, sos_minutes, duty }: Settings) => ({
  ...Object.fromEntries(steps.map(({ kind, text }) => [`steps_${kind}`, text])),
  contacts: contacts.map(({ title, phone }) => `${title}: ${phone}`),
  control_seconds,
  sos_minutes,
  duty: duty.map(({ name }) => name),
})
export const changeSettingsHandler = handle(changeSettings, async ({ body, db, today, record }) => {
  await sql`select from evacuation.settings for update`.execute(db)
  const before = await readRow(db)
  if (before.version !== body.version) throw conflict(msg`Пока вы правили, настройки изменил кто-то другой`)
  const kinds = (body.steps ?? []).map(({ kind }) => kind)
  if (new Set(kinds).size !== kinds.length) throw refuse('steps', msg`Одна памятка на каждый вид опасности`)
  await sql`
    update evacuation.settings set steps = ${JSON.stringify(body.steps ?? before.steps)},
      contacts = ${JSON.stringify(body.contacts ?? before.contacts)},
      control_seconds = ${body.control_seconds ?? before.control_seconds},
      sos_minutes = ${body.sos_minutes ?? before.sos_minutes}, version = version + 1`.execute(db)
  if (body.duty_ids) await writeDuty(db, body.duty_ids, today)
  const after = await readRow(db)
  await record({ subject: 'evacuation.settings', id: 1, before: auditedValues(before), after: auditedValues(after) })
  return after
})

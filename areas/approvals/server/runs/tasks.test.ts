import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { schoolClock } from '#platform/server/clock.ts'
import { inRussian } from '#tests/said.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { papers } from '../testing/papers.ts'
import { keepDeciders } from './keep-deciders.ts'
import { remind } from './remind.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const { lead, send, person, last } = papers(testApp)
const on = (day: string) => ({ ...testApp.context, clock: schoolClock('Asia/Almaty', day) })
const told = async (who: Who, kind: string) =>
  inRussian(
    await db
      .selectFrom('notices.notice')
      .where('account_id', '=', testApp.accountOf(who))
      .where('kind', '=', kind)
      .select(['title', 'text', 'link'])
      .orderBy('id')
      .execute(),
  ).map(({ title }) => title)
const deciders = async (run: number) => {
  const { rows } = await sql<{
    person_id: number
    is_stuck: boolean
  }>`select sd.person_id, s.is_stuck from approvals.run_step s
    left join approvals.step_decider sd on sd.step_id = s.id where s.run_id = ${run} order by 1`.execute(db)
  return rows
}

test('each term is told once: before it, on it, and after it to the head of who is late', async () => {
  await sql`with unit as (insert into organisation.unit (title, index) values ('Учебная часть', 0) returning id),
    head as (insert into organisation.unit_head (unit_id, person_id, during)
      select id, ${testApp.personOf('director')}, daterange(null, null) from unit)
    update people.employment e set unit_id = unit.id from unit where e.person_id = ${testApp.personOf('headteacher')}`.execute(
    db,
  )
  await lead([{ deciders: [person('headteacher')], days: 2 }])
  await send('teacher')
  const title = `Бумага ${last()}`
  await remind(on('2026-11-20'))
  expect(await told('headteacher', 'approvals.terms')).toEqual([])
  await remind(on('2026-11-23'))
  await remind(on('2026-11-23'))
  expect(await told('headteacher', 'approvals.terms')).toEqual([`Срок решения 24.11.2026: ${title}`])
  await remind(on('2026-11-24'))
  expect(await told('headteacher', 'approvals.terms')).toHaveLength(2)
  await remind(on('2026-11-25'))
  await remind(on('2026-11-26'))
  expect(await told('headteacher', 'approvals.terms')).toHaveLength(2)
  expect((await told('director', 'approvals.terms')).filter((one) => one?.includes(title))).toHaveLength(1)
})

test('many terms of one day are one message', async () => {
  await lead([{ deciders: [person('sub_principal')], days: 1 }])
  await send('teacher', 3)
  await remind(on('2026-11-23'))
  expect(await told('sub_principal', 'approvals.terms')).toEqual(['Сегодня срок у 3 бумаг'])
})

test('who holds a key or a post no more is not asked any more, and who holds it now is', async () => {
  await lead([{ deciders: [{ by: 'key', key: 'doc_sign' }] }])
  const [run = 0] = await send('teacher')
  const before = (await deciders(run)).map(({ person_id }) => person_id)
  expect(before).toContain(testApp.personOf('sub_director'))
  await sql`delete from access.account_role where account_id = ${testApp.accountOf('sub_director')}`.execute(db)
  await keepDeciders(testApp.context)
  expect((await deciders(run)).map(({ person_id }) => person_id)).toEqual(
    before.filter((id) => id !== testApp.personOf('sub_director')),
  )
  await sql`update access.account set status = 'blocked' where id in (
    select p.admin_user_id from people.person p where p.id = any(${before}::integer[]))`.execute(db)
  await keepDeciders(testApp.context)
  await keepDeciders(testApp.context)
  expect(await deciders(run)).toEqual([{ person_id: null, is_stuck: true }])
  expect(
    (await told('teacher', 'approvals.terms')).filter((one) => one === `Некому решать: Бумага ${last()}`),
  ).toHaveLength(1)
  await sql`update access.account set status = 'active' where status = 'blocked'`.execute(db)
  await keepDeciders(testApp.context)
  const after = await deciders(run)
  expect([after.length > 0, after.some(({ is_stuck }) => is_stuck)]).toEqual([true, false])
})

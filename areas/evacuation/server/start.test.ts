import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Evacuation, Unit } from '../contract/evacuations.ts'
import { collect } from '../rules/collect.ts'
import { gatherFacts } from './gather-facts.ts'
import { alarmsOf, drill, openAtLesson } from './testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { school, db, personOf } = testApp
const path = '/api/evacuation/evacuations'
const { start, complete, full } = alarmsOf(testApp)
type Started = { is_new: boolean; evacuation: Evacuation }
type StartPreview = { lists: number; expected: number; away: number; on_duty: number; collectors: number }
type Running = { evacuation_in_progress: { id: number } | null; leads_to: string | null }

const running = async (who: Parameters<typeof testApp.as>[0]) =>
  (await testApp.as(who).get<Running>(`${path}/in_progress/`)).body
afterEach(async () => {
  const { evacuation_in_progress } = await running('director')
  if (evacuation_in_progress) await complete(evacuation_in_progress.id)
})

test('who may not start one is refused in the order of all writes', async () => {
  expect((await testApp.as(null).post(`${path}/`, drill())).status).toBe(401)
  expect((await testApp.as('director').post(`${path}/`, drill({ kind: 'flood' }))).status).toBe(422)
  expect((await testApp.as('director').post(`${path}/`, drill({ units: { building_ids: [999] } }))).status).toBe(422)
  expect((await testApp.as('teacher').post(`${path}/`, drill())).status).toBe(403)
  expect((await running(null)).evacuation_in_progress).toBeNull()
})

test('of fifty starts at once one makes the evacuation, and the same tap is always the same one', async () => {
  const starts = await Promise.all(
    Array.from({ length: 50 }, () => testApp.as('director').post<Started>(`${path}/`, drill())),
  )
  expect(starts.map(({ status }) => status)).toEqual(starts.map(() => 200))
  expect(new Set(starts.map(({ body }) => body.evacuation.id)).size).toBe(1)
  expect(starts.filter(({ body }) => body.is_new)).toHaveLength(1)
  const { id } = starts[0]?.body.evacuation ?? { id: 0 }
  await complete(id)
  const body = drill()
  const first = await testApp.as('director').post<Started>(`${path}/`, body)
  await complete(first.body.evacuation.id)
  const again = await testApp.as('director').post<Started>(`${path}/`, body)
  expect(again.body).toMatchObject({ is_new: false, evacuation: { id: first.body.evacuation.id, status: 'completed' } })
})

test('the teacher of the running lesson collects it, a substitute in place of the teacher', async () => {
  const { id } = await start()
  const { units, unitOf, markOf, totals } = await full(id)
  const [first] = school.studentsA
  expect(unitOf(first)).toMatchObject({ type: 'lesson', place: 'каб. 201', building: 'Главный корпус', floor: 2 })
  expect(unitOf(first).collectors.map((one) => one.id)).toEqual([personOf('teacher')])
  expect(unitOf(school.studentsB[0]).collectors.map((one) => one.id)).toEqual([personOf('english-teacher')])
  expect(markOf(first)).toMatchObject({ kind: 'student', class_title: '7А', status: 'waiting', version: 1 })
  expect(units.map(({ totals: one }) => one.total).reduce((a, b) => a + b)).toBe(totals.total)
  const { body } = await testApp.as('teacher').get<{ items: Unit[] }>(`${path}/collect/`)
  expect(body.items.map((unit) => unit.id)).toEqual([unitOf(first).id])
  const lessons = await testApp
    .as('director')
    .get<{ items: { teachers: string[]; students: number }[] }>(`${path}/lessons?evacuation_id=${id}`)
  expect(lessons.body.items.map(({ students }) => students)).toEqual([7, 6])
})

test('everybody is led to their place, families hear nothing, a visitor only that it runs', async () => {
  expect(await running('parent')).toMatchObject({ evacuation_in_progress: null, leads_to: null })
  const { id } = await start()
  for (const [who, place] of [
    ['director', 'progress'],
    ['teacher', 'marks'],
    ['student', 'sos'],
    [null, 'sos'],
  ] as const)
    expect(await running(who)).toMatchObject({ evacuation_in_progress: { id, mode: 'drill' }, leads_to: place })
  expect((await testApp.as('teacher').get(`${path}/${id}?get_type=full`)).status).toBe(403)
  const listed = await testApp.as('director').get<{ items: Evacuation[] }>(`${path}/?status=active&get_type=full`)
  expect(listed.body.items.map((one) => [one.id, one.marks?.length === one.totals.total])).toEqual([[id, true]])
})

test('what a start would do is told before it, and is what it does', async () => {
  const readPreview = `${path}/preview/`
  const whole = { units: { building_ids: [], parallels: [] } }
  expect((await testApp.as(null).post(readPreview, whole)).status).toBe(401)
  expect((await testApp.as('director').post(readPreview, { units: { building_ids: [999] } })).status).toBe(422)
  expect((await testApp.as('teacher').post(readPreview, whole)).status).toBe(403)
  const { body } = await testApp.as('director').post<StartPreview>(readPreview, whole)
  const { totals, units } = await full((await start()).id)
  const filled = units.filter((unit) => unit.totals.waiting > 0)
  expect(body).toMatchObject({ lists: filled.length, expected: totals.waiting, away: totals.away })
  expect(body.collectors).toBe(new Set(filled.flatMap((unit) => unit.collectors.map((one) => one.id))).size)
})

test('who collects has seen it once, the board hears of that', async () => {
  const { id, unitOf } = await full((await start()).id)
  const seen = (who: 'teacher' | 'director' | 'student' | null, of: number | string = id) =>
    testApp.as(who).post(`${path}/${of}/seen/`, {})
  expect((await seen(null)).status).toBe(401)
  expect((await seen('teacher', 'x')).status).toBe(422)
  expect((await seen('student')).status).toBe(403)
  expect((await seen('teacher', 999_999)).status).toBe(404)
  const seenAt = async () => (await full(id)).unitOf(school.studentsA[0]).collectors[0]?.seen_at
  expect(unitOf(school.studentsA[0]).collectors).toMatchObject([{ seen_at: null }])
  expect((await seen('teacher')).status).toBe(200)
  const first = await seenAt()
  expect(first).toEqual(expect.any(String))
  await seen('teacher')
  expect(await seenAt()).toBe(first)
})

describe('the end', () => {
  test('is refused in the order of all writes, and comes once', async () => {
    const { id } = await start()
    const completed = { status: 'completed' }
    expect((await testApp.as(null).patch(`${path}/${id}`, completed)).status).toBe(401)
    expect((await testApp.as('director').patch(`${path}/${id}`, { status: 'active' })).status).toBe(422)
    expect((await testApp.as('teacher').patch(`${path}/${id}`, completed)).status).toBe(403)
    expect((await testApp.as('director').patch(`${path}/999999`, completed)).status).toBe(404)
    expect((await complete(id)).body).toMatchObject({ status: 'completed', ended_by_name: expect.any(String) })
    expect((await complete(id)).status).toBe(200)
    expect((await testApp.as('director').remove(`${path}/${id}`)).status).toBe(409)
  })

  test('comes also on a server whose clock was put back', async () => {
    const { id } = await start()
    await sql`update evacuation.evacuation set started_at = now() + interval '1 hour' where id = ${id}`.execute(db)
    expect((await complete(id)).body).toMatchObject({ status: 'completed' })
  })

  test('a false start is kept as cancelled', async () => {
    const { id } = await start({ mode: 'alarm' })
    expect((await testApp.as(null).remove(`${path}/${id}`)).status).toBe(401)
    expect((await testApp.as('teacher').remove(`${path}/${id}`)).status).toBe(403)
    expect((await testApp.as('director').remove(`${path}/999999`)).status).toBe(404)
    expect((await testApp.as('director').remove(`${path}/${id}`)).status).toBe(200)
    expect((await full(id)).status).toBe('cancelled')
    expect((await complete(id)).status).toBe(409)
  })
})

test('at every minute of every kind of day each of the school stands on exactly one list', async () => {
  const { rows } = await sql<{ id: number }>`
    select p.id from people.person p where p.archived_at is null and (
      exists (select from classes.class_member m where m.student_id = p.id and m.during @> date '2026-11-20')
      or exists (select from people.employment e where e.person_id = p.id and e.during @> date '2026-11-20'))`.execute(
    db,
  )
  const everybody = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  for (const today of ['2026-11-16', '2026-11-19', '2026-11-20', '2026-11-21'])
    for (const time of ['06:00', '08:00', '08:44', '08:45', '08:55', '09:40', '11:00', '13:20', '23:59']) {
      const facts = await gatherFacts(db, { today, time }, [])
      const { entries } = collect({ ...facts, buildingIds: [], parallels: [] })
      expect(entries.flatMap(({ personId }) => personId ?? []).toSorted((a, b) => a - b)).toEqual(everybody)
    }
})

test('a building that is removed later does not make an evacuation one of the whole school', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into buildings.building (title) values ('Старый корпус') returning id`.execute(db)
  const building = rows[0]?.id ?? 0
  const { id } = await start({ units: { building_ids: [building] } })
  await sql`delete from buildings.building where id = ${building}`.execute(db)
  expect((await full(id)).buildings).toEqual(['здание, которого больше нет'])
})

test('who has left the school is neither on duty nor at the head of a list', async () => {
  const teacher = personOf('other-teacher')
  const dutyNow = async () => (await gatherFacts(db, { today: '2026-11-20', time: '08:10' }, [])).duty
  await sql`insert into evacuation.duty values (${teacher})`.execute(db)
  expect(await dutyNow()).toEqual([teacher])
  await sql`update people.person set archived_at = now() where id = ${teacher}`.execute(db)
  expect(await dutyNow()).toContain(personOf('director'))
  await sql`update people.person set archived_at = null where id = ${teacher}`.execute(db)
  await sql`delete from evacuation.duty`.execute(db)
})

test('who missed a lesson is away until the journal of a later one says otherwise', async () => {
  const [student] = school.studentsA
  const today = '2026-11-20'
  const absenceAt = async (time: string) =>
    (await gatherFacts(db, { today, time }, [])).students.find(({ id }) => id === student)?.absence
  const { rows: lessons } = await sql<{ id: number }>`
    select l.id from timetable.lesson l join classes.group_member gm on gm.group_id = l.group_id and gm.student_id = ${student}
    where l.date = ${today} and l.takes_place order by l.starts_at limit 2`.execute(db)
  const [first, second] = lessons.map(({ id }) => id)
  await sql`insert into journal.miss (lesson_id, student_id, kind_id)
    select ${first}, ${student}, id from miss_kinds.miss_kind where code = 'ill'`.execute(db)
  expect(await absenceAt('07:59')).toBeNull()
  expect(await absenceAt('08:10')).toMatch(/^Б: /)
  expect(await absenceAt('09:10')).toMatch(/^Б: /)
  await sql`insert into journal.score (lesson_id, student_id, type, value, maximum)
    values (${second}, ${school.studentsA[1]}, 'fo', 8, 10)`.execute(db)
  expect(await absenceAt('09:10')).toBeNull()
})

test('it answers while all other connections are taken', async () => {
  await running('director')
  const waiting = Array.from({ length: 10 }, () => sql`select pg_sleep(0.4)`.execute(db))
  const first = await Promise.race([
    running('director').then(() => 'answered'),
    Promise.all(waiting.slice(0, 1)).then(() => 'waited'),
  ])
  expect(first).toBe('answered')
  await Promise.all(waiting)
})

test('a start needs no more than its kind: a drill, or an alarm in earnest', async () => {
  const begun = async (body: object) => {
    const answer = await testApp.as('director').post<Started>(`${path}/`, body)
    expect(answer.status).toBe(200)
    await complete(answer.body.evacuation.id)
    return answer.body.evacuation
  }
  expect(await begun({ kind: 'drill', units: { parallels: [7] }, note: 'По плану' })).toMatchObject({
    mode: 'drill',
    kind: 'other',
    parallels: [7],
    note: 'По плану',
  })
  expect(await begun({ kind: 'fire' })).toMatchObject({ mode: 'alarm', kind: 'fire', building_ids: [], parallels: [] })
})

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Assignment, WorkloadBoard } from '../../contract/board.ts'
import type { Act, WorkloadPreview } from '../../contract/changes.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const url = '/api/courses/workload/changes/'
const teacher = testApp.personOf('teacher')
const { algebraA, algebraB, englishA2 } = school.groups

interface How {
  from?: string
  who?: Who
}
const change = (acts: unknown[], { from = '2027-01-11', who = 'headteacher' }: How = {}) =>
  testApp.as(who).post<{ step_id: number; count: number }>(url, { from, acts })
const preview = async (acts: Act[], from = '2027-01-11') =>
  (await testApp.as('headteacher').post<WorkloadPreview>(`${url}preview/`, { from, acts })).body
const undo = (id: number, who: Who = 'headteacher') => testApp.as(who).post<{ count: number }>(`${url}${id}/undo/`)
const boardOn = async (date: string) =>
  (await testApp.as('headteacher').get<WorkloadBoard>(`/api/courses/workload/board/?date=${date}`)).body
const rowsOf = async (group: number) => {
  const { rows } =
    await sql<Assignment>`select id, version, teacher_id, group_id, hours::float8 as hours, lower(during)::text as from,
    (upper(during) - 1)::text as to from workload.assignment where group_id = ${group} order by lower(during), teacher_id`.execute(
      db,
    )
  return rows
}
const saidOf = async (group: number) =>
  (await rowsOf(group)).map(({ teacher_id, hours, from, to }) => [teacher_id, hours, from, to])
const seenOf = async (group: number) => {
  const [row] = await rowsOf(group)
  if (!row) throw new Error('no assignment')
  return { id: row.id, version: row.version }
}
const messages = (body: unknown) => (body as { detail: { msg: string }[] }).detail.map(({ msg }) => msg)
const wholeYear = ['2026-09-01', '2027-05-25'] as const

test('who may change the workload', async () => {
  const end = { kind: 'end', ...(await seenOf(algebraA)) }
  expect((await testApp.as(null).post(url, { from: '2027-01-11', acts: [end] })).status).toBe(401)
  expect((await change([])).status).toBe(422)
  expect((await change([{ kind: 'assign', group_id: 1, teacher_id: 51, hours: 0.3 }])).status).toBe(422)
  for (const who of ['teacher', 'zavkaf', 'hr', 'student', 'parent'] as const)
    expect((await change([end], { who })).status).toBe(403)
  expect((await change([{ kind: 'end', id: 9999, version: 1 }])).status).toBe(404)
  expect((await change([{ kind: 'assign', group_id: 9999, teacher_id: 51, hours: 1 }])).status).toBe(404)
  expect(await saidOf(algebraA)).toEqual([[teacher, 3, ...wholeYear]])
})

describe('a group goes over to others', () => {
  test('the day on which rights end, the lessons that stay, the loads', async () => {
    const shown = await preview(
      [{ kind: 'give', ...(await seenOf(algebraA)), to: [{ teacher_id: 51, hours: 3 }] }],
      '2026-12-01',
    )
    expect(shown.obstacles).toEqual([])
    expect(shown.asks).toBe(true)
    expect(shown.effects).toEqual([
      { title: 'Как станет', items: ['Алгебра 7А: Серикова Алия Маратовна — 3 ч'] },
      { title: 'Часов в неделю', items: ['Серикова Алия Маратовна: 5 → 8 ч', 'Сотрудник Учитель: 3 → 0 ч'] },
      {
        title: 'В расписании остаётся прежний учитель, пока уроки не переставят',
        items: ['Алгебра 7А, Сотрудник Учитель: 10 уроков с 02.12.2026'],
      },
      {
        title: 'Журнал прежний учитель ведёт; поставленные отметки остаются',
        items: ['Алгебра 7А, Сотрудник Учитель: по 30.11.2026'],
      },
    ])
    expect(shown.total).toBe('С 01.12.2026 изменится нагрузка в 1 группе')
    expect(await saidOf(algebraA)).toEqual([[teacher, 3, ...wholeYear]])
  })

  test('from a day on; undone at once, by who did it', async () => {
    const to = [
      { teacher_id: 51, hours: 2 },
      { teacher_id: 52, hours: 1 },
    ]
    const done = await change([{ kind: 'give', ...(await seenOf(algebraA)), to }])
    expect(done.status).toBe(200)
    expect(await saidOf(algebraA)).toEqual([
      [teacher, 3, '2026-09-01', '2027-01-10'],
      [51, 2, '2027-01-11', '2027-05-25'],
      [52, 1, '2027-01-11', '2027-05-25'],
    ])
    const board = await boardOn('2027-01-11')
    expect(board.teachers.find(({ id }) => id === 51)?.hours).toBe(7)
    expect(board.teachers.find(({ id }) => id === teacher)?.hours).toBe(0)

    expect((await testApp.as(null).post(`${url}${done.body.step_id}/undo/`)).status).toBe(401)
    expect((await testApp.as('headteacher').post(`${url}${done.body.step_id}/undo/`, { more: 1 })).status).toBe(422)
    expect((await undo(done.body.step_id, 'teacher')).status).toBe(403)
    expect((await undo(done.body.step_id, 'sub_director')).status).toBe(404)
    expect((await undo(done.body.step_id)).status).toBe(200)
    expect(await saidOf(algebraA)).toEqual([[teacher, 3, ...wholeYear]])
    expect((await undo(done.body.step_id)).status).toBe(409)
  })

  test('what was touched since is not undone', async () => {
    const given = await change([{ kind: 'give', ...(await seenOf(algebraA)), to: [{ teacher_id: 51, hours: 3 }] }])
    const after = (await rowsOf(algebraA))[1]
    const changed = await change([{ kind: 'hours', id: after?.id, version: after?.version, hours: 2 }])
    expect(changed.status).toBe(200)
    expect((await undo(given.body.step_id)).status).toBe(409)
    expect((await undo(changed.body.step_id)).status).toBe(200)
    // it has other versions now: what follows from it stays as well
    expect((await undo(given.body.step_id)).status).toBe(409)
    await sql`delete from workload.assignment where group_id = ${algebraA} and teacher_id = 51`.execute(db)
    await sql`update workload.assignment set during = daterange('2026-09-01', '2027-05-26'), version = 1
      where group_id = ${algebraA}`.execute(db)
  })

  test('two may not change it unseen', async () => {
    const seen = await seenOf(algebraB)
    expect((await change([{ kind: 'end', ...seen, version: seen.version + 1 }])).body).toMatchObject({
      detail:
        'Пока вы работали, нагрузку изменили: Алгебра 7Б, Серикова Алия Маратовна — сейчас 3 ч по 25.05.2027. Посмотрите, что стоит сейчас, и повторите',
      code: 'outdated',
    })
  })
})

describe('refused in words', () => {
  test.each<[string, () => Promise<unknown[]> | unknown[], string, string]>([
    [
      'one teacher has more than the plan gives',
      () => [{ kind: 'assign', group_id: englishA2, teacher_id: 51, hours: 3 }],
      '2027-01-11',
      'Английский язык 7А/2: по РУП 2 ч, у одного учителя (Серикова Алия Маратовна) не может быть больше',
    ],
    [
      'no post',
      () => [{ kind: 'assign', group_id: englishA2, teacher_id: 101, hours: 1 }],
      '2027-01-11',
      'Ахметов Данияр Нурланович: на 11.01.2027 нет должности в школе',
    ],
    [
      'outside of the year',
      () => [{ kind: 'assign', group_id: englishA2, teacher_id: 51, hours: 1 }],
      '2027-06-11',
      'Этот день вне учебного года: он идёт с 01.09.2026 по 25.05.2027',
    ],
    [
      'nothing would stay of what has been',
      async () => [{ kind: 'end', ...(await seenOf(englishA2)) }],
      '2026-09-01',
      'Нагрузка уже началась: прошлые дни не стираются. Укажите более поздний день',
    ],
    [
      'nobody',
      () => [{ kind: 'assign', group_id: englishA2, teacher_id: 9999, hours: 1 }],
      '2027-01-11',
      'Учитель не найден',
    ],
  ])('%s', async (_, acts, from, words) => {
    const before = await saidOf(englishA2)
    const given = await acts()
    const { status, body } = await change(given, { from })
    expect([status, messages(body)]).toEqual([422, [words]])
    expect((await preview(given as Act[], from)).obstacles).toEqual([words])
    expect(await saidOf(englishA2)).toEqual(before)
  })

  test('a post that ends before', async () => {
    await sql`update people.employment set during = daterange('2024-09-01', '2027-02-01') where person_id = 52`.execute(
      db,
    )
    const acts = [{ kind: 'assign', group_id: englishA2, teacher_id: 52, hours: 1 }]
    expect(messages((await change(acts)).body)[0]).toMatch(/^Ким Виктор Андреевич: должность по 31\.01\.2027/)
    const till = await change([{ ...acts[0], to: '2027-01-31' }])
    expect(till.status).toBe(200)
    expect((await undo(till.body.step_id)).status).toBe(200)
    expect((await boardOn('2027-01-11')).teachers.find(({ id }) => id === 52)?.until).toBe('2027-01-31')
    await sql`update people.employment set during = daterange('2024-09-01', null) where person_id = 52`.execute(db)
  })

  test('who stands in the archive', async () => {
    await sql`update people.person set archived_at = now() where id = 52`.execute(db)
    const refused = await change([{ kind: 'assign', group_id: englishA2, teacher_id: 52, hours: 1 }])
    expect(messages(refused.body)).toEqual(['Ким Виктор Андреевич в архиве: нагрузку не назначают'])
    await sql`update people.person set archived_at = null where id = 52`.execute(db)
  })
})

test('several may have more together than the plan gives: it is told', async () => {
  const acts: Act[] = [{ kind: 'assign', group_id: englishA2, teacher_id: 52, hours: 1 }]
  const shown = await preview(acts)
  expect(shown.obstacles).toEqual([])
  expect(shown.effects[1]).toEqual({
    title: 'Больше часов, чем даёт РУП',
    items: ['Английский язык 7А/2: 3 ч вместо 2'],
  })
  const done = await change(acts)
  expect(done.status).toBe(200)
  expect((await undo(done.body.step_id)).status).toBe(200)
})

test('more than the largest load of the day is told', async () => {
  await sql`insert into norms.value (norm, since, numbers, source)
    values ('workload.largest_load', '2027-01-01', '{"value": 0.25}', 'Приказ')`.execute(db)
  const acts: Act[] = [{ kind: 'assign', group_id: englishA2, teacher_id: teacher, hours: 2 }]
  const loadsOn = async (from: string) =>
    (await preview(acts, from)).effects.find(({ title }) => title === 'Часов в неделю')
  const [before, since] = [await loadsOn('2026-12-01'), await loadsOn('2027-01-11')]
  expect(before?.items[0]).toMatch(/3 → 5 ч$/)
  expect(since?.items[0]).toMatch(/3 → 5 ч, свыше 0,25 ставки$/)
  // it is shown before it is done; less than before is not
  const asks = async (one: Act) => (await preview([one])).asks
  expect(await asks({ kind: 'assign', group_id: englishA2, teacher_id: teacher, hours: 1 })).toBe(true)
  expect(await asks({ kind: 'hours', ...(await seenOf(algebraA)), hours: 2 })).toBe(false)
  await sql`delete from norms.value`.execute(db)
})

test('more hours than lessons in which they can teach is told, not refused', async () => {
  await sql`with year as (insert into availability.person_year (person_id, year_id) values (52, ${school.year}) returning id)
    insert into availability.hour (person_year_id, weekday, shift, slot, kind)
    select year.id, day, b.shift, b.number, 'closed' from year, generate_series(0, 4) day,
      (select distinct s.shift, s.number from calendar.bell_slot s join calendar.bell_schedule bs on bs.id = s.schedule_id
        where bs.year_id = ${school.year}) b where not (day = 0 and b.number <= 3)`.execute(db)
  const seen = await seenOf(algebraA)
  const give = (hours: number): Act[] => [{ kind: 'give', ...seen, to: [{ teacher_id: 52, hours }] }]
  const said = async (acts: Act[]) => {
    const { asks, effects, obstacles } = await preview(acts)
    expect(obstacles).toEqual([])
    return [asks, effects.find(({ title }) => title === 'Больше уроков, чем открыто в доступности')?.items]
  }
  expect(await said(give(1))).toEqual([true, undefined])
  expect(await said(give(2))).toEqual([true, ['Ким Виктор Андреевич: 4 ч, открыто уроков в неделю — 3']])
  await sql`update availability.person_year set methodical_day = 0 where person_id = 52`.execute(db)
  expect(await said(give(1))).toEqual([true, ['Ким Виктор Андреевич: 3 ч, открыто уроков в неделю — 0']])
  // whoever gets less is not told of
  expect(await said([{ kind: 'end', ...(await seenOf(englishA2)) }])).toEqual([true, undefined])
  const done = await change(give(2))
  expect(done.status).toBe(200)
  expect((await undo(done.body.step_id)).status).toBe(200)
  await sql`delete from availability.person_year where person_id = 52`.execute(db)
})

describe('a group that is closed on a day', () => {
  const close = (on: string | null) =>
    sql`update classes.study_group set closed_on = ${on} where id = ${englishA2}`.execute(db)
  const assign = { kind: 'assign', group_id: englishA2, teacher_id: 52, hours: 1 } as const
  test('is given no hours from then on', async () => {
    await sql`delete from classes.group_member where group_id = ${englishA2}`.execute(db)
    await close('2026-12-01')
    const closed = 'Английский язык 7А/2: группа закрыта с 01.12.2026, часы на неё не назначают'
    const { obstacles } = await preview([assign])
    expect(obstacles).toEqual([closed])
    for (const act of [assign, { kind: 'hours', ...(await seenOf(englishA2)), hours: 1 }]) {
      const refused = await change([act])
      expect([refused.status, messages(refused.body)]).toEqual([422, [closed]])
    }
    const late = await change([{ ...assign, to: '2027-01-31' }], { from: '2026-11-25' })
    expect(messages(late.body)).toEqual(['Английский язык 7А/2: группа закрыта с 01.12.2026, назначьте по 30.11.2026'])
    const group = (await boardOn('2026-12-01')).groups.find(({ id }) => id === englishA2)
    expect(group).toMatchObject({ hours: null, assigned: 2 })
  })
  test('what is left of it is taken away, and does not come back', async () => {
    const ended = await change([{ kind: 'end', ...(await seenOf(englishA2)) }], { from: '2026-12-01' })
    expect(ended.status).toBe(200)
    expect((await boardOn('2026-12-01')).groups.some(({ id }) => id === englishA2)).toBe(false)
    expect((await undo(ended.body.step_id)).status).toBe(409)
    const given = await change([assign], { from: '2026-11-25' })
    expect((await rowsOf(englishA2)).map(({ to }) => to)).toEqual(['2026-11-30', '2026-11-30'])
    expect((await undo(given.body.step_id)).status).toBe(200)
    await close(null)
    expect((await undo(ended.body.step_id)).status).toBe(200)
  })
})

test('many at once stand in the history as one, with the teacher and the group', async () => {
  const acts = await Promise.all(
    [algebraA, algebraB].map(async (group) => ({ kind: 'hours', ...(await seenOf(group)), hours: 2 })),
  )
  const done = await change(acts)
  expect([done.status, done.body.count]).toEqual([200, 4])
  const historyUrl = `/api/courses/workload/history/?group_id=${algebraB}`
  const history = await testApp
    .as('headteacher')
    .get<{ items: { kind: string; steps: unknown[] }[]; total: number }>(historyUrl)
  expect(history.body.items[0]).toMatchObject({ kind: 'made' })
  expect((await testApp.as(null).get(historyUrl)).status).toBe(401)
  expect((await testApp.as('teacher').get(historyUrl)).status).toBe(403)
  expect((await testApp.as('zavkaf').get('/api/courses/workload/history/?group_id=3')).status).toBe(404)
  expect((await testApp.as('headteacher').get('/api/courses/workload/history/')).status).toBe(404)
  expect((await undo(done.body.step_id)).status).toBe(200)
  expect(await saidOf(algebraB)).toEqual([[51, 3, ...wholeYear]])
})

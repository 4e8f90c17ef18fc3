import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertSignedCard } from '#tests/signed-card.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Person, PersonCard } from '#areas/people/contract/people.ts'
import type { Merger, MergerSide } from '../../contract/merging.ts'
import type { DuplicatePair } from '../../contract/pairs.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const student = school.studentsA[1]
const duplicate = 900
const url = '/api/users/mergers'
interface Refused {
  detail: string
}
interface ChangePreview extends Refused {
  obstacles: string[]
  effects: { title: string; items: string[] }[]
}

/** The student 102 written once more, by somebody who typed the name with other letters. */
beforeAll(async () => {
  const lesson = await testApp.lessonOf('algebraA', '2026-11-18')
  await sql
    .raw(
      `insert into access.account (id, login) overriding system value values (900, 'double@school.test'), (901, 'student-102@school.test');
      insert into access.login_alias (alias, account_id) values ('double@school.test', 900), ('77770000900', 900);
      insert into access.account_role (account_id, role_id) select 900, id from access.role where name in ('teacher', 'library');
      update people.person set admin_user_id = 901 where id = 102;
      insert into people.person (id, admin_user_id, surname, name, iin, phone, photo_id) overriding system value
        values (900, 900, 'Аружан', 'Бекова', '130316600112', '+77770000900', null);
      insert into people.kind_member values (900, 9), (900, 44);
      insert into people.kinship (child_id, adult_id, kind, is_legal_representative, may_pick_up, during)
        select 900, adult_id, kind, is_legal_representative, may_pick_up, daterange('2020-01-01', '2030-01-01') from people.kinship where child_id = 102;
      insert into people.kinship (child_id, adult_id, kind) values (900, 201, 'mother');
      insert into classes.class_member (class_id, student_id, during) values (1, 900, '[2026-08-01,2027-05-26)');
      insert into classes.group_member (group_id, course_id, student_id, during)
        select group_id, course_id, 900, during from classes.group_member where student_id = 102 limit 1;
      delete from journal.score where student_id = 102 and lesson_id = ${lesson};
      delete from journal.miss where student_id = 102 and lesson_id = ${lesson};
      insert into journal.score (lesson_id, student_id, type, value, maximum) values (${lesson}, 900, 'fo', 9, 10);
      insert into journal.score (lesson_id, student_id, type, value, maximum, work_id)
        select lesson_id, 900, type, value, maximum, work_id from journal.score where student_id = 102 and work_id is not null;
      insert into journal.miss (lesson_id, student_id, kind_id) select lesson_id, 900, kind_id from journal.miss where student_id = 102;
      insert into results.period_result (student_id, course_id, year_id, quarter_id, half, type, value, policy_id)
        select 900, course_id, year_id, quarter_id, half, type, value, policy_id from results.period_result where student_id = 102;
      insert into student_absences.absence_reason (student_id, kind_id, date_from, date_to, text, given_by)
        values (900, 1, '2026-11-16', '2026-11-16', 'Болела', 201);
      insert into journal.mark_notification values (900, 1, now()), (102, 1, now());
      insert into evacuation.evacuation (id, mode, kind, status, client_id, started_at, ended_at) overriding system value
        values (900, 'drill', 'fire', 'completed', gen_random_uuid(), '2026-11-10T09:00+05', '2026-11-10T09:10+05');
      insert into evacuation.collect_unit (id, evacuation_id, key, type, title) overriding system value
        values (900, 900, 'rest', 'rest', 'Без списка');
      insert into evacuation.collector values (900, 900), (900, 102);
      insert into evacuation.seen (evacuation_id, person_id) values (900, 900), (900, 102);
      insert into evacuation.duty values (900), (102);
      insert into evacuation.mark (evacuation_id, unit_id, person_id, name, kind)
        values (900, 900, 900, 'Аружан Бекова', 'student'), (900, 900, 102, 'Бекова Аружан', 'student')`,
    )
    .execute(testApp.db)
})

const compare = (who: Who | null, one_id: unknown = student, other_id: unknown = duplicate) =>
  testApp.as(who).post<{ one: MergerSide; other: MergerSide }>(`${url}/compare/`, { one_id, other_id })
const bodyNow = async () => {
  const { body } = await compare('ceasar')
  return {
    kept_id: student,
    kept_version: body.one.version,
    gone_id: duplicate,
    gone_version: body.other.version,
    values: { phone: 'gone' },
    account: 'kept',
  }
}
const merge = (who: Who | null, body: object) => testApp.as(who).post<{ id: number } & Refused>(`${url}/`, body)
const undo = (who: Who | null, id: number) => testApp.as(who).post<Refused>(`${url}/${id}/undo/`)

/** A digest of every table but those of the work itself: its trail, the history, sessions, who was read, versions of rows. */
async function digests(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'history', 'platform', 'pgboss')
      and schemaname || '.' || tablename not in ('duplicates.merger', 'access.session', 'access.refresh_token', 'access.person_reading')
    order by 1`.execute(testApp.db)
  const of: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select md5(coalesce(string_agg((to_jsonb(t) - 'version')::text, ' '
        order by (to_jsonb(t) - 'version')::text collate "C"), '')) as digest from ${sql.raw(name)} t`.execute(
      testApp.db,
    )
    of[name] = rows[0]?.digest ?? ''
  }
  return of
}

describe('pairs that look alike', () => {
  const pair = { one_id: duplicate, other_id: student }
  const list = async (query = '') =>
    (await testApp.as('uk').get<{ items: DuplicatePair[]; total: number }>(`/api/users/duplicates/${query}`)).body
  test('are found, put away and brought back by who keeps the whole school', async () => {
    expect((await testApp.as('hr').get('/api/users/duplicates/')).status).toBe(403)
    expect(await list('?search=бекова')).toMatchObject({
      total: 1,
      items: [{ one: { id: student, class: '7А' }, other: { id: duplicate }, by: 'iin' }],
    })
    const apart = (who: Who | null, body: object) => testApp.as(who).post('/api/users/duplicates/apart/', body)
    expect((await apart(null, pair)).status).toBe(401)
    expect((await apart('uk', { one_id: 1, other_id: 1 })).status).toBe(422)
    expect((await apart('teacher', pair)).status).toBe(403)
    expect((await apart('hr', pair)).status).toBe(403)
    expect((await apart('uk', { ...pair, one_id: 999_999 })).status).toBe(404)
    expect((await apart('uk', pair)).status).toBe(200)
    expect((await list('?search=бекова')).total).toBe(0)
    expect((await list('?apart=true')).items).toMatchObject([{ one: { id: student } }])
    const together = (who: Who | null) => testApp.as(who).remove('/api/users/duplicates/apart/', pair)
    expect((await together('hr')).status).toBe(403)
    expect((await together('uk')).status).toBe(200)
    expect((await list('?search=аружан')).total).toBe(1)
  })
})

describe('two records of one student', () => {
  test('are compared, and the reading is told', async () => {
    expect((await compare(null)).status).toBe(401)
    expect((await compare('uk', 1, 1)).status).toBe(422)
    expect((await compare('teacher')).status).toBe(403)
    expect((await compare('hr')).status).toBe(403)
    expect((await compare('uk', student, 999_999)).status).toBe(404)
    const { body } = await compare('uk')
    expect(body.other).toMatchObject({
      values: { iin: '130316600112' },
      account: { roles: ['Учитель', 'Библиотекарь'] },
    })
  })

  test('become one, and two again with nothing lost', async () => {
    const body = await bodyNow()
    // an account notes when somebody signs in with it
    await compare('admin')
    const before = await digests()
    expect((await merge(null, body)).status).toBe(401)
    expect((await merge('uk', { ...body, account: 'both' })).status).toBe(422)
    expect((await merge('teacher', body)).status).toBe(403)
    expect((await merge('hr', body)).status).toBe(403)
    expect((await merge('uk', { ...body, gone_id: 999_999 })).status).toBe(404)
    expect((await merge('uk', { ...body, kept_version: 99 })).status).toBe(409)
    const preview = await testApp.as('uk').post<ChangePreview>(`${url}/preview/`, body)
    expect(preview.body).toMatchObject({ obstacles: [] })
    expect(preview.body.effects.flatMap(({ title, items }) => items.map((item) => `${title}: ${item}`))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Стоит у обоих, останется одно: .*: 7А$/),
        'Вход: Закроется: double@school.test',
        'Роли не перейдут: выдать их можете не вы: Учитель',
      ]),
    )
    expect(await digests()).toEqual(before)

    const both = await Promise.all([merge('uk', body), merge('admin', body)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const id = both.find(({ status }) => status === 200)?.body.id ?? 0
    const stay = async () => {
      const { rows } = await sql<{ from: string; version: number }>`
        select lower(during)::text as from, version from classes.class_member where student_id = 102`.execute(
        testApp.db,
      )
      return rows
    }
    expect(await stay()).toEqual([{ from: '2026-08-01', version: 2 }])
    const { rows } = await sql<{ iin: string | null; merged_into_id: number | null; phone: string }>`
      select p.iin, p.merged_into_id, p.phone
      from people.person p where id in (102, 900) order by id`.execute(testApp.db)
    expect(rows).toMatchObject([
      { iin: '130316600102', phone: '+77770000900' },
      { iin: null, merged_into_id: student },
    ])
    const history = await testApp
      .as('uk')
      .get<{ items: { steps: { field: string }[] }[] }>(`/api/users/users/${student}/history`)
    expect(history.body.items.flatMap(({ steps }) => steps.map(({ field }) => field))).toContain('merged')
    const mergers = await testApp.as('uk').get<{ items: Merger[] }>(`${url}/`)
    expect(mergers.body.items).toMatchObject([{ id, kept: { id: student }, gone: { id: duplicate }, undone_at: null }])

    expect((await undo(null, id)).status).toBe(401)
    expect((await testApp.as('uk').post(`${url}/x/undo/`)).status).toBe(422)
    expect((await undo('teacher', id)).status).toBe(403)
    expect((await undo('hr', id)).status).toBe(403)
    expect((await undo('uk', 999_999)).status).toBe(404)
    expect(await undo('uk', id)).toMatchObject({ status: 200 })
    expect(await stay()).toEqual([{ from: '2026-09-01', version: 3 }])
    expect(await digests()).toEqual(before)
    expect((await undo('uk', id)).status).toBe(409)
  })

  test('what contradicts is named and nothing happens', async () => {
    await sql`update journal.score set value = greatest(value - 1, 0) where student_id = 900 and work_id is not null`.execute(
      testApp.db,
    )
    const body = await bodyNow()
    const before = await digests()
    const refused = await merge('uk', body)
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^У обоих есть отметка за .*исправьте в журнале/) },
    })
    expect(await digests()).toEqual(before)
    await sql`delete from journal.score where student_id = 900 and work_id is not null`.execute(testApp.db)
  })

  test('a signed paper stays with its record', async () => {
    await insertSignedCard(testApp.db, 900)
    const body = await bodyNow()
    const detail = 'Табель № 2026-1 подписан и остаётся за своей карточкой: сделайте её основной'
    expect(await merge('uk', body)).toMatchObject({ status: 409, body: { detail } })
    const preview = await testApp.as('uk').post<ChangePreview>(`${url}/preview/`, body)
    expect(preview.body.obstacles).toEqual([detail])
    await sql`delete from register.report_card where student_id = 900`.execute(testApp.db)
  })

  test('is not undone over what was written since', async () => {
    const { body } = await merge('uk', await bodyNow())
    await sql`update people.person set phone = '+77001112233' where id = 102`.execute(testApp.db)
    const refused = await undo('uk', body.id)
    expect(refused.body.detail).toMatch(/после объединения изменили карточку/)
    await sql`update people.person set phone = '+77770000900' where id = 102`.execute(testApp.db)
    expect((await undo('uk', body.id)).status).toBe(200)
  })
})

test('nobody makes another account of one that is above theirs', async () => {
  await sql`insert into people.person (id, surname, name) overriding system value values (920, 'Двойник', 'Админа')`.execute(
    testApp.db,
  )
  const admin = testApp.personOf('admin')
  const { body } = await compare('ceasar', 920, admin)
  const seen = { kept_version: body.one.version, gone_version: body.other.version }
  const before = await digests()
  const merging = { kept_id: 920, gone_id: admin, ...seen, values: {}, account: 'gone' }
  expect(await merge('uk', merging)).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('закрывает тот, кто выдаёт её роли (Администратор)') },
  })
  expect(await digests()).toEqual(before)
  expect((await merge('ceasar', merging)).status).toBe(200)
})

test('a teacher with lessons, a replacement, workload, a unit and a room becomes another record and comes back whole', async () => {
  const [twin, teacher] = [910, 52]
  await sql
    .raw(
      `insert into people.person (id, surname, name) overriding system value values (910, 'Двойник', 'Учитель');
      insert into people.kind_member values (910, 44);
      insert into organisation.unit (title, index) values ('Отдел языков', 900);
      insert into organisation.unit_head (unit_id, person_id, during)
        select id, 52, daterange(null, null) from organisation.unit where title = 'Отдел языков';
      update buildings.room set responsible_id = 52 where id = (select min(id) from buildings.room)`,
    )
    .execute(testApp.db)
  const held = async (id: number) =>
    (
      await sql<Record<string, number>>`select
        (select count(*) from timetable.lesson_teacher where teacher_id = ${id} and replaces_teacher_id is null) as lessons,
        (select count(*) from timetable.lesson_teacher where teacher_id = ${id} and replaces_teacher_id is not null) as replacements,
        (select count(*) from timetable.entry_teacher where teacher_id = ${id}) as entries,
        (select count(*) from workload.assignment where teacher_id = ${id}) as workload,
        (select count(*) from organisation.unit_head where person_id = ${id}) as units,
        (select count(*) from buildings.room where responsible_id = ${id}) as rooms`.execute(testApp.db)
    ).rows[0] ?? {}
  const before = await digests()
  const of = await held(teacher)
  expect(Object.values(of).every((count) => count > 0)).toBe(true)
  const { body } = await compare('ceasar', twin, teacher)
  const seen = { kept_version: body.one.version, gone_version: body.other.version }
  const merged = await merge('ceasar', { kept_id: twin, gone_id: teacher, ...seen, values: {}, account: 'gone' })
  expect(merged.status).toBe(200)
  expect(await held(twin)).toEqual(of)
  // the old address leads to the main record, whose card tells it; in the archive the other one says so
  const card = await testApp.as('uk').get<PersonCard>(`/api/users/users/${teacher}/card`)
  expect(card.body).toMatchObject({ id: twin, merged_here: [{ id: teacher }] })
  const archived = await testApp.as('uk').get<{ items: Person[] }>('/api/users/users/?status=archived&kind=teachers')
  expect(archived.body.items).toMatchObject([{ id: teacher, is_archived: true, merged_into: { id: twin } }])
  expect(await undo('ceasar', merged.body.id)).toMatchObject({ status: 200 })
  expect(await digests()).toEqual(before)
})

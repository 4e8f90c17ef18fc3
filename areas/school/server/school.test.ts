import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { storePhoto } from '#areas/media/server/index.ts'
import type { Brand } from '#platform/contract/brand.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { SchoolCounts } from '../contract/counts.ts'
import type { School } from '../contract/school.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/passport/school/'
const read = async () => (await testApp.as('admin').get<School>(path)).body
const inputOf = ({ today: _today, time: _time, logo: _logo, ...input }: School) => input
type Refused = School & { detail: string | { loc: string[]; msg: string }[] }

// before anything of the school is changed: from then on it is named anyway
test('a school that came with its picture, as the demonstration does, is named', async () => {
  const file = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0b4f6c' } })
    .png()
    .toBuffer()
  const accountId = testApp.accountOf('admin')
  const { id } = await storePhoto(testApp.db, testApp.media, { file, name: 'gerb', accountId })
  const isNamed = async () => {
    const { body } = await testApp
      .as('admin')
      .get<{ items: { id: string; is_done: boolean }[] }>('/api/passport/school/first-steps')
    return body.items.find((step) => step.id === 'school')?.is_done
  }
  expect(await isNamed()).toBe(false)
  const hang = (logo_id: number | null) => testApp.db.updateTable('school.school').set({ logo_id }).execute()
  await hang(id)
  expect(await isNamed()).toBe(true)
  await hang(null)
})

test('is read by who manages the school', async () => {
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await testApp.as('teacher').get(path)).status).toBe(403)
  expect(await read()).toMatchObject({ bin: '990340001234', time_zone: 'Asia/Almaty', logo: null, version: 1 })
})

test('is changed over the version seen, with its history; papers and the clock follow', async () => {
  const before = inputOf(await read())
  const good = { ...before, name_kk: '№ 7 мектеп-гимназия', director_name: 'Ахметова А. Б.', time_zone: 'Asia/Tokyo' }
  const save = (who: 'admin' | 'teacher' | null, body: object) => testApp.as(who).patch<Refused>(path, body)
  expect((await save(null, good)).status).toBe(401)
  for (const [field, value] of [
    ['bin', '99034000123А'],
    ['time_zone', 'Asia/Nowhere'],
    ['name', 'ш'.repeat(500)],
    ['name', ''],
    ['site', 'javascript:alert(1)'],
    ['email', 'no mail'],
    ['kind', 'kindergarten'],
    ['mail_sender', 'Школа <чужой@mail.example>'],
    ['documents_days', 0],
  ]) {
    const { status, body } = await save('admin', { ...good, [field ?? '']: value })
    expect([status, Array.isArray(body.detail) && body.detail[0]?.loc.at(-1)]).toEqual([422, field])
  }
  expect((await save('teacher', good)).status).toBe(403)
  const { status, body } = await save('admin', good)
  expect([status, body.name_kk, body.version]).toEqual([200, good.name_kk, 2])
  expect(testApp.context.clock.timeZone).toBe('Asia/Tokyo')
  expect((await save('admin', good)).status).toBe(409)
  expect((await save('admin', { ...good, version: 2 })).body.version).toBe(2)
  const { body: history } = await testApp
    .as('admin')
    .get<{ items: { steps: object[] }[] }>('/api/passport/school/history')
  expect(history.items).toHaveLength(1)
  expect(history.items[0]?.steps).toContainEqual({
    field: 'time_zone',
    before: 'Asia/Almaty',
    after: 'Asia/Tokyo',
    is_masked: false,
  })
  await save('admin', { ...good, version: 2, time_zone: 'Asia/Almaty' })
})

test('letters come in the name that the school has chosen, from the address of the installation', async () => {
  const letter = async () => {
    await testApp.context.mail({ to: 'a@mail.example', subject: 'Проверка', text: 'Текст' })
    const names = (await readdir(testApp.outbox)).toSorted()
    return readFile(join(testApp.outbox, names.at(-1) ?? ''), 'utf8')
  }
  expect(await letter()).toMatch(/^From: school@school\.test$/m)
  const { body } = await testApp.as('admin').patch<School>(path, { ...inputOf(await read()), mail_sender: 'School 7' })
  expect(body.mail_sender).toBe('School 7')
  expect(await letter()).toMatch(/^From: School 7 <school@school\.test>$/m)
})

test('a logo is a picture of one’s own upload', async () => {
  const put = (who: 'admin' | 'teacher' | null, body: object) => testApp.as(who).post<School>(`${path}logo`, body)
  expect((await put(null, { file_id: 1 })).status).toBe(401)
  expect((await put('admin', {})).status).toBe(422)
  expect((await put('teacher', { file_id: 1 })).status).toBe(403)
  expect((await put('admin', { file_id: 999_999 })).status).toBe(422)
  const print = async () => {
    const { body } = await testApp
      .as('director')
      .get<string>(`/api/grouping/classes/${testApp.school.classes.a}/students/print/`)
    return body
  }
  expect(await print()).not.toContain('/Subtype /Image')
  const file = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0b4f6c' } })
    .png()
    .toBuffer()
  const { id } = await storePhoto(testApp.db, testApp.media, {
    file,
    name: 'gerb',
    accountId: testApp.accountOf('admin'),
  })
  expect((await put('admin', { file_id: id })).body.logo).toContain('/api/media/pictures/')
  expect(await print()).toContain('/Subtype /Image')
  const { body } = await testApp.as(null).get<Brand>(`${path}brand`)
  expect(body).toEqual({
    name: 'Школа-гимназия № 7',
    kind: 'school',
    logo: expect.stringMatching(/^data:image\/webp;base64,/),
  })
  expect((await testApp.as('teacher').remove(`${path}logo`)).status).toBe(403)
  expect((await testApp.as('admin').remove<School>(`${path}logo`)).body.logo).toBeNull()
})

test('counts are of what the reader may open', async () => {
  const counts = async (who: 'admin' | 'teacher' | 'director' | null) =>
    testApp.as(who).get<SchoolCounts>(`${path}counts`)
  expect((await counts(null)).status).toBe(401)
  expect((await counts('teacher')).status).toBe(403)
  const { body: students } = await testApp.as('admin').get<{ total: number }>('/api/users/users/?kind=students&size=1')
  const { body } = await counts('admin')
  expect(body).toMatchObject({ students: students.total, archived: 0, documents: 0 })
  expect((await counts('director')).body).toMatchObject({ archived: null, duplicates: null, documents: null })
})

interface Step {
  id: string
  title: string
  is_done: boolean
}
const stepsPath = '/api/passport/school/first-steps'
const stepsOf = async (who: 'admin' | 'director') =>
  (await testApp.as(who).get<{ items: Step[] }>(stepsPath)).body.items
const isDone = async (id: string) => (await stepsOf('admin')).find((step) => step.id === id)?.is_done

test('the first steps of a new school are those of who asks', async () => {
  expect((await testApp.as(null).get(stepsPath)).status).toBe(401)
  expect((await testApp.as('teacher').get(stepsPath)).status).toBe(403)
  const ids = (await stepsOf('admin')).map(({ id }) => id)
  expect(ids).toEqual(['school', 'calendar', 'bells', 'staff', 'logins', 'roles'])
  // reads accounts and roles at most
  expect((await stepsOf('director')).map(({ id }) => id)).toEqual(['school'])
})

test('the calendar is checked once somebody has said so of each projected year that is not over', async () => {
  expect(await isDone('calendar')).toBe(false)
  const checked = { date_start: '2026-09-01', date_end: '2027-05-25', is_projection: false, version: 1 }
  expect((await testApp.as('admin').patch(`/api/passport/years/${testApp.school.year}`, checked)).status).toBe(200)
  expect(await isDone('calendar')).toBe(true)
  // one that is over, as a demonstration draws them, asks nobody any more
  await testApp.db
    .updateTable('calendar.study_year')
    .set({ is_projection: true })
    .where('id', '=', testApp.school.lastYear)
    .execute()
  expect(await isDone('calendar')).toBe(true)
})

test('the roles are given once a deputy, the personnel department and a second administrator hold theirs', async () => {
  const { accountOf, db } = testApp
  const hold = (account_id: number, role: 'admin' | 'hr' | 'headteacher' | 'sub_director') => ({
    account_id,
    role_id: accountOf(role),
  })
  const first = await db.selectFrom('access.account').select('id').orderBy('id').executeTakeFirstOrThrow()
  const roles = (['admin', 'hr', 'headteacher', 'sub_director', 'sub_principal'] as const).map(accountOf)
  const begin = async (...held: ReturnType<typeof hold>[]) => {
    await db.deleteFrom('access.account_role').where('role_id', 'in', roles).execute()
    await db
      .insertInto('access.account_role')
      .values([hold(first.id, 'admin'), ...held])
      .execute()
    return isDone('roles')
  }
  const [admin, hr, deputy] = [hold(70, 'admin'), hold(71, 'hr'), hold(72, 'sub_director')]
  await sql`insert into access.account (id, login) overriding system value
    select id, 'first-' || id from generate_series(70, 72) id`.execute(db)
  expect(await begin()).toBe(false)
  expect(await begin(admin, hr)).toBe(false)
  expect(await begin(admin, deputy)).toBe(false)
  expect(await begin(hr, deputy)).toBe(false)
  expect(await begin(admin, hr, deputy)).toBe(true)
  // in a small school one person is several
  expect(await begin(hold(70, 'admin'), hold(70, 'hr'), hold(70, 'headteacher'))).toBe(true)
  await db.updateTable('access.account').set({ status: 'blocked' }).where('id', '=', 70).execute()
  expect(await isDone('roles')).toBe(false)
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeDocument } from '#areas/media/server/index.ts'
import { rowsIn, takeFile } from '#tests/list-export.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Announcement, AnnouncementRow, AnnouncementValues } from '../contract/announcements.ts'
import type { Reach } from '../contract/audience.ts'
import { announcementDocuments } from '../contract/purpose.ts'
import type { AnnouncementReader } from '../contract/readers.ts'
import { textOfLines } from '#areas/rich-text/rules/text-of-lines.ts'
import { tellTask } from './tell.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const path = '/api/documents/announcements/'
const classA = school.classes.a
const values = (more: Partial<AnnouncementValues> = {}): AnnouncementValues => ({
  title: 'Собрание 7А',
  content: textOfLines('Приходите к шести'),
  audience: [{ side: 'families', class_id: classA }],
  file_ids: [],
  starts_on: null,
  starts_time: null,
  ends_on: null,
  is_pinned: false,
  asks_acknowledgement: false,
  is_on_screens: false,
  ...more,
})
type Refused = { detail: string | { loc: string[]; msg: string }[] }
type Versioned = { id: number; version: number } & Refused
const create = (who: Who | null, more: object = {}) => testApp.as(who).post<Versioned>(path, { ...values(), ...more })
const publish = (who: Who | null, id: number, version: unknown = 1) =>
  testApp.as(who).post<Versioned>(`${path}${id}/publish/`, { version })
async function published(who: Who = 'director', more: Partial<AnnouncementValues> = {}): Promise<number> {
  const { id } = (await create(who, more)).body
  expect((await publish(who, id)).status).toBe(200)
  return id
}
const read = (who: Who | null, id: number | string) => testApp.as(who).get<Announcement>(`${path}${id}`)
const listed = async (who: Who, ask = '') =>
  (await testApp.as(who).get<{ items: AnnouncementRow[] }>(`${path}${ask}`)).body.items.map(({ id }) => id)
const open = (who: Who, id: number, acknowledge?: boolean) =>
  testApp.as(who).post(`${path}${id}/read/`, acknowledge === undefined ? {} : { acknowledge })
const takeBack = (who: Who | null, id: number, reason: unknown = 'Отправлено не тем') =>
  testApp.as(who).post<{ read: number } & Refused>(`${path}${id}/take-back/`, { reason })
const change = (who: Who | null, id: number, version: unknown, more: object = {}) =>
  testApp.as(who).patch<Versioned>(`${path}${id}`, { ...values(), ...more, version })
const tell = () => tellTask.run(testApp.context)
const told = async (who: Who) =>
  (
    await db
      .selectFrom('notices.notice')
      .where('account_id', '=', testApp.accountOf(who))
      .where('kind', '=', 'announcements.announcement')
      .select(['subject', 'link'])
      .orderBy('id')
      .execute()
  ).map(({ subject, link }) => [subject, link])

beforeEach(async () => {
  await sql`delete from announcements.announcement`.execute(db)
  await sql`delete from notices.notice`.execute(db)
})

test('writing: 401, 422, 403, a stranger’s class, success', async () => {
  expect((await create(null)).status).toBe(401)
  for (const wrong of [
    { title: '' },
    { content: textOfLines(' ') },
    { starts_on: '2026-11-30' },
    { audience: [{ side: 'x' }] },
  ])
    expect((await create('director', wrong)).status).toBe(422)
  expect((await create('director', { audience: [{ side: 'families', class_id: 999 }] })).status).toBe(422)
  expect((await create('director', { audience: [{ side: 'families', unit_id: 1 }] })).status).toBe(422)
  expect(
    (await create('director', { starts_on: '2026-11-30', starts_time: '08:00', ends_on: '2026-11-29' })).status,
  ).toBe(422)
  for (const who of ['student', 'teacher', 'parent'] as const) expect((await create(who)).status).toBe(403)
  expect((await create('classruk', { audience: [{ side: 'families', class_id: school.classes.b }] })).status).toBe(422)
  expect((await create('classruk', { audience: [{ side: 'staff' }] })).status).toBe(422)
  expect((await create('classruk', { is_on_screens: true })).status).toBe(422)
  for (const who of ['director', 'classruk'] as const) expect((await create(who)).status).toBe(200)
})

test('who leads a class writes to its students and families, and is told whom that reaches', async () => {
  const { body } = await testApp
    .as('classruk')
    .get<{ whole_school: boolean; classes: { id: number }[]; units: [] }>(`${path}audience/choices/`)
  expect(body).toMatchObject({ whole_school: false, classes: [{ id: classA }], units: [] })
  const preview = (who: Who, audience: object[]) =>
    testApp.as(who).post<Reach>(`${path}audience/preview/`, { audience })
  const classOf = [
    { side: 'families', class_id: classA },
    { side: 'students', class_id: classA },
  ]
  expect((await preview('classruk', classOf)).body).toMatchObject({ staff: 0, students: 7, families: 2, people: 9 })
  expect((await preview('teacher', [{ side: 'all' }])).status).toBe(403)
  const whole = (await preview('director', [{ side: 'all' }])).body
  const parts = (await preview('director', [{ side: 'staff' }, { side: 'students' }, { side: 'families' }])).body
  expect(parts).toEqual(whole)
  expect(whole.people).toBeLessThan(whole.staff + whole.students + whole.families)
})

test('a draft is its author’s; published it is read by whom it is to, and by nobody else', async () => {
  const { id } = (await create('classruk')).body
  expect((await read('parent', id)).status).toBe(404)
  expect((await read('classruk', id)).body.state).toBe('draft')
  expect((await publish(null, id)).status).toBe(401)
  expect((await publish('classruk', id, 'x')).status).toBe(422)
  expect((await publish('parent', id)).status).toBe(404)
  expect((await publish('classruk', id, 7)).status).toBe(409)
  expect((await publish('classruk', id)).status).toBe(200)
  expect((await publish('classruk', id, 2)).status).toBe(409)
  expect((await read('parent', id)).body).toMatchObject({ state: 'shown', is_reader: true, management: null })
  for (const who of ['other-parent', 'parent-without-rights', 'student', 'teacher'] as const) {
    expect((await read(who, id)).status).toBe(404)
    expect(await listed(who)).toEqual([])
  }
  expect(await listed('parent')).toEqual([id])
  expect((await open('other-parent', id)).status).toBe(404)
})

test('to whom it is follows from where they belong at the moment of reading', async () => {
  const id = await published('director', { audience: [{ side: 'students', class_id: school.classes.b }] })
  expect((await read('student', id)).status).toBe(404)
  await sql`update classes.class_member set class_id = ${school.classes.b} where student_id = ${school.studentsA[0]}`.execute(
    db,
  )
  expect((await read('student', id)).status).toBe(200)
  await sql`update classes.class_member set class_id = ${classA} where student_id = ${school.studentsA[0]}`.execute(db)
})

test('an announcement waits for its moment and ends with its last day', async () => {
  const later = await published('director', {
    audience: [{ side: 'all' }],
    starts_on: '2026-11-21',
    starts_time: '08:00',
  })
  expect((await read('director', later)).body.state).toBe('scheduled')
  expect(await listed('teacher')).toEqual([])
  await sql`update announcements.announcement set starts_at = '2026-11-10 08:00', ends_on = '2026-11-19'`.execute(db)
  expect((await read('teacher', later)).body.state).toBe('ended')
  expect([await listed('teacher'), await listed('teacher', '?view=archive')]).toEqual([[], [later]])
})

test('the bell tells each whom it reaches, once; families at their own page; who comes later is told too', async () => {
  const id = await published('director')
  await tell()
  await tell()
  expect(await told('parent')).toEqual([[`announcement:${id}`, `/dashboard/announcements?active=${id}`]])
  expect(await told('student')).toEqual([])
  const audience = [...values().audience, { side: 'students', class_id: classA }]
  expect((await change('director', id, 2, { audience })).status).toBe(200)
  await tell()
  expect([await told('parent'), await told('student')].map(({ length }) => length)).toEqual([1, 1])
})

test('what went to all by mistake: who has read it is known, and taken back it disappears for everybody', async () => {
  const id = await published('director', { audience: [{ side: 'all' }] })
  await tell()
  await open('parent', id)
  expect((await takeBack(null, id)).status).toBe(401)
  expect((await takeBack('director', id, '')).status).toBe(422)
  expect((await takeBack('teacher', id)).status).toBe(404)
  expect((await takeBack('director', id)).body).toEqual({ id, read: 1 })
  expect((await takeBack('director', id)).status).toBe(409)
  expect([await told('parent'), await told('teacher')]).toEqual([[], []])
  expect((await read('teacher', id)).status).toBe(404)
  expect([await listed('teacher'), await listed('parent')]).toEqual([[], [id]])
  const gone = (await read('parent', id)).body
  expect(gone).toMatchObject({
    state: 'taken_back',
    content: null,
    excerpt: '',
    taken_back_reason: 'Отправлено не тем',
  })
  expect(await listed('parent', `?search=${encodeURIComponent('шести')}`)).toEqual([])
  expect((await read('director', id)).body.management).toMatchObject({ read: 1 })
  expect((await change('director', id, 3)).status).toBe(409)
  // scheduled ones are not told any more
  await tell()
  expect(await told('teacher')).toEqual([])
})

test('changing: 401, 422, 403, a stranger’s, a stale one; the former version stays, readers see that it was changed', async () => {
  const id = await published('classruk')
  expect((await change(null, id, 2)).status).toBe(401)
  expect((await change('classruk', id, 'x')).status).toBe(422)
  expect((await change('other-teacher', id, 2)).status).toBe(404)
  expect((await change('classruk', id, 1)).status).toBe(409)
  expect((await change('classruk', id, 2, { audience: [] })).status).toBe(422)
  expect((await change('classruk', id, 2, { is_pinned: true })).status).toBe(200)
  expect((await read('parent', id)).body.edited_at).toBeNull()
  expect((await change('classruk', id, 3, { title: 'Собрание перенесено' })).status).toBe(200)
  expect((await read('parent', id)).body).toMatchObject({ title: 'Собрание перенесено', edited_at: expect.any(String) })
  const versions = (who: Who) => testApp.as(who).get<{ items: { title: string }[] }>(`${path}${id}/versions/`)
  expect((await versions('parent')).status).toBe(404)
  expect((await versions('classruk')).body.items.map(({ title }) => title)).toEqual(['Собрание 7А'])
})

test('removing: a draft only', async () => {
  const remove = (who: Who | null, id: number) => testApp.as(who).remove(`${path}${id}`)
  const { id } = (await create('classruk')).body
  expect((await remove(null, id)).status).toBe(401)
  expect((await remove('other-teacher', id)).status).toBe(404)
  expect((await remove('classruk', await published('classruk'))).status).toBe(409)
  expect((await remove('classruk', id)).status).toBe(200)
  expect((await remove('classruk', id)).status).toBe(404)
})

test('read is who has opened it, or said so where that is asked for', async () => {
  const id = await published('director', {
    asks_acknowledgement: true,
    audience: [{ side: 'students' }, { side: 'families' }],
  })
  await open('parent', id)
  await open('student', id, true)
  await open('student', id)
  const readers = async (ask = '', who: Who = 'director') =>
    (
      await testApp
        .as(who)
        .get<{ items: AnnouncementReader[]; total: number }>(`${path}readers/?announcement_id=${id}${ask}`)
    ).body
  expect((await readers('&has_read=yes')).items.map((one) => one.id)).toEqual([school.studentsA[0]])
  const unread = await readers('&has_read=no&size=200')
  expect(unread.items.map((one) => one.id)).toContain(testApp.personOf('parent'))
  expect((await readers('&side=families&class_id=1')).items.map((one) => one.id)).toEqual([204, 201])
  expect((await readers('&search=нет-такого')).total).toBe(0)
  expect((await testApp.as('teacher').get(`${path}readers/?announcement_id=${id}`)).status).toBe(404)
  expect(await listed('student', '?unread=true')).toEqual([])
  expect(await listed('parent', '?unread=true')).toEqual([id])
  const file = await takeFile(
    testApp,
    'director',
    `${path}readers/export/?announcement_id=${id}&columns=name,side,places,read,acknowledged`,
  )
  expect((await rowsIn(file.bytes)).length).toBeGreaterThan(unread.total)
})

test('reminding: 401, 403, a stranger’s, those who have not read it, once a day', async () => {
  const id = await published('classruk')
  await open('parent', id)
  const other = await published('director', { audience: [{ side: 'families' }] })
  await open('parent', other)
  const remind = (who: Who | null, one: number | string) =>
    testApp.as(who).post<{ reminded: number }>(`${path}${one}/remind/`)
  expect((await remind(null, id)).status).toBe(401)
  expect((await remind('classruk', 'x')).status).toBe(422)
  expect((await remind('other-teacher', id)).status).toBe(404)
  expect((await remind('classruk', id)).body.reminded).toBe(0)
  const { status, body } = await remind('director', other)
  expect([status, body.reminded > 0]).toEqual([200, true])
  expect((await told('other-parent')).length).toBe(1)
  expect(await told('parent')).toEqual([])
  expect((await remind('director', other)).status).toBe(409)
  await takeBack('director', other)
  expect(await told('other-parent')).toEqual([])
})

test('files go along in their order, are opened by whom it reaches, and go with what is removed', async () => {
  const upload = async (who: Who, name: string) =>
    (
      await storeDocument(db, testApp.media, {
        file: Buffer.from('%PDF-1.7\n%%EOF'),
        name,
        accountId: testApp.accountOf(who),
        clientId: randomUUID(),
        purpose: announcementDocuments,
      })
    )?.id ?? 0
  const [first, second] = [await upload('director', 'а.pdf'), await upload('director', 'б.pdf')]
  expect((await create('director', { file_ids: [await upload('teacher', 'чужой.pdf')] })).status).toBe(422)
  const id = await published('director', { file_ids: [second, first] })
  expect((await read('parent', id)).body.attachments.map(({ name }) => name)).toEqual(['б.pdf', 'а.pdf'])
  const openFile = (who: Who, file: number) => testApp.as(who).get(`${path}${id}/files/${file}`)
  expect((await openFile('parent', first)).status).toBe(200)
  expect((await openFile('teacher', first)).status).toBe(404)
  expect((await change('director', id, 2, { file_ids: [first] })).status).toBe(200)
  expect((await openFile('parent', second)).status).toBe(404)
  await takeBack('director', id)
  expect((await openFile('parent', first)).status).toBe(404)
})

import { afterAll, expect, test } from 'vitest'
import type { ImportRow, StagedImport } from '#platform/contract/import.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { dropFile } from '#tests/drop-file.ts'
import { spreadsheet, type CellOfTest } from '#tests/spreadsheet.ts'
import { peopleArea } from '../index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
type Staged = StagedImport & { items: ImportRow[] }
const pathOf = (what: 'staff' | 'parents') => `/api/users/import/${what}/`
const drop = async (who: Who | null, what: 'staff' | 'parents', rows: CellOfTest[][]) =>
  dropFile(testApp, who, pathOf(what), await spreadsheet(rows))
const read = async (who: Who, what: 'staff' | 'parents', id: number) =>
  (await testApp.as(who).get<Staged>(`${pathOf(what)}${id}/`)).body
async function bringIn(who: Who, what: 'staff' | 'parents', id: number) {
  const { counts } = await read(who, what, id)
  const { status, body } = await testApp
    .as(who)
    .post<StagedImport>(`${pathOf(what)}${id}/confirm/`, { new: counts['new'], changed: counts['changed'] })
  expect(status).toBe(200)
  await runLongJob(testApp.context, peopleArea.longJobs ?? [], body.job_id ?? 0, new AbortController().signal)
  return read(who, what, id)
}
const idOf = async (iin: string) =>
  (await db.selectFrom('people.person').where('iin', '=', iin).select('id').executeTakeFirstOrThrow()).id

const staffHead = ['Фамилия', 'Имя', 'ИИН', 'Телефон', 'E-mail', 'Кем числится', 'Должность', 'Ставка', 'Дата приёма']
const staff = [
  staffHead,
  ['Новый', 'Учитель', '900101300120', null, null, 'учитель', 'Учитель', '1,25', '01.09.2026'],
  ['Ким', 'Ирина', '920202400114', '87021112233', null, 'Специалист', 'Логопед', null, null],
]

test('staff: the personnel department brings them in, with posts old and new; again nothing changes', async () => {
  expect((await drop(null, 'staff', staff)).status).toBe(401)
  for (const who of ['teacher', 'director', 'parent'] as const)
    expect((await drop(who, 'staff', staff)).status).toBe(403)
  const { id } = await drop('hr', 'staff', staff)
  expect(await read('hr', 'staff', id)).toMatchObject({ counts: { new: 2, error: 0 } })
  expect((await testApp.as('uk').get(`${pathOf('staff')}${id}/`)).status).toBe(404)
  expect(await bringIn('hr', 'staff', id)).toMatchObject({ done: 2, counts: { refused: 0 } })
  const posts = await db
    .selectFrom('people.employment as e')
    .innerJoin('people.position as p', 'p.id', 'e.position_id')
    .where('e.person_id', 'in', [await idOf('900101300120'), await idOf('920202400114')])
    .select(['p.title', 'e.rate', 'e.position_id'])
    .orderBy('e.id')
    .execute()
  expect(posts).toMatchObject([{ title: 'Учитель', position_id: 1 }, { title: 'Логопед' }])
  expect(posts.map(({ rate }) => Number(rate))).toEqual([1.25, 1])
  const again = await drop('hr', 'staff', staff)
  expect(await read('hr', 'staff', again.id)).toMatchObject({ counts: { same: 2, new: 0, changed: 0 } })
})

test('staff: families are out of reach, and the mail of an account stays', async () => {
  const known = await db
    .selectFrom('people.person')
    .where('id', '=', testApp.personOf('other-teacher'))
    .selectAll()
    .executeTakeFirstOrThrow()
  const { id } = await drop('hr', 'staff', [
    staffHead,
    ['Ахметова', 'Гульнара', '850707400201', null, null, 'Учитель', 'Учитель', null, null],
    [known.surname, known.name, known.iin, null, 'thief@mail.kz', 'Учитель', 'Учитель', '9', null],
    [known.surname, known.name, known.iin, null, 'thief@mail.kz', 'Учитель', 'Завуч', null, null],
  ])
  const { items } = await read('hr', 'staff', id)
  expect(items.map(({ verdict }) => verdict)).toEqual(['error', 'error', 'changed'])
  expect(items[0]?.problems.at(-1)?.text).toMatch(/его записи ведёте не вы/)
  expect(items[1]?.problems.map(({ text }) => text)).toContain('Ставка от 0,05 до 3')
  expect(items[2]?.changes).toEqual([{ column: 'position', from: null, to: 'Завуч' }])
  expect(items[2]?.problems.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Новая должность: «Завуч»', 'Добавится к прежней: «Учитель»']),
  )
})

test('staff: nationality and citizenship are records of dictionaries, said as papers say them', async () => {
  const head = [...staffHead, 'Национальность', 'Гражданство']
  const row = (iin: string, nationality: string, citizenship: string) =>
    ['Сеитов', 'Канат', iin, null, null, 'учитель', 'Учитель', null, null, nationality, citizenship] as CellOfTest[]
  const { id } = await drop('hr', 'staff', [
    head,
    row('900101300120', 'казах', 'kz'),
    row('920202300117', 'Казахии', 'Атлантида'),
  ])
  const { items } = await read('hr', 'staff', id)
  expect(items[1]?.problems.filter(({ level }) => level === 'error').map(({ text }) => text)).toEqual([
    'В справочнике «Национальности» нет записи «Казахии». Возможно, «Казахи»',
    expect.stringMatching(/^В справочнике «Гражданства» нет записи «Атлантида»/),
  ])
  const sound = await drop('hr', 'staff', [head, row('900101300120', 'казах', 'kz')])
  expect(await read('hr', 'staff', sound.id)).toMatchObject({ counts: { changed: 1, error: 0 } })
  await bringIn('hr', 'staff', sound.id)
  const body = await db
    .selectFrom('people.person as p')
    .innerJoin('dictionaries.record as n', 'n.id', 'p.nationality_id')
    .innerJoin('dictionaries.record as c', 'c.id', 'p.citizenship_id')
    .where('p.iin', '=', '900101300120')
    .select(['n.title as nationality', 'c.title as citizenship', 'p.version'])
    .execute()
  expect(body).toEqual([{ nationality: 'Казахи', citizenship: 'Республика Казахстан', version: 2 }])
})

const parentHead = [
  'Фамилия',
  'Имя',
  'ИИН',
  'Телефон',
  'ИИН ребёнка',
  'ФИО ребёнка',
  'Класс ребёнка',
  'Кем приходится',
  'Законный представитель',
  'Может забирать',
]
test('parents: found by the child’s IIN or name and class, one parent with two children once', async () => {
  const rows = [
    parentHead,
    ['Садыкова', 'Асель', '880303400116', '+77051112233', '130215500101', null, null, 'опекун', 'да', '+'],
    ['Садыкова', 'Асель', '880303400116', null, null, 'Ахметов Данияр', '7-Б', 'Мать', 'да', 'да'],
    ['Беков', 'Ерлан', '840808300202', null, null, 'Беков Арман', '7А', 'Отец', 'да', 'да'],
  ]
  expect((await drop('hr', 'parents', rows)).status).toBe(403)
  const child = await db
    .selectFrom('people.person')
    .where('id', 'in', [102, 111])
    .select(['id', 'full_name'])
    .orderBy('id')
    .execute()
  rows[2] = (rows[2] ?? []).with(5, child[1]?.full_name ?? '')
  rows[3] = (rows[3] ?? []).with(5, child[0]?.full_name ?? '')
  const { id } = await drop('uk', 'parents', rows)
  const { items } = await read('uk', 'parents', id)
  expect(items.map(({ verdict, problems }) => [verdict, ...problems.filter(({ level }) => level === 'error')])).toEqual(
    [['new'], ['new'], ['changed']],
  )
  expect(items[2]?.changes).toEqual([
    { column: 'is_legal', from: 'Нет', to: 'Да' },
    { column: 'may_pick_up', from: 'Нет', to: 'Да' },
  ])
  expect(await bringIn('uk', 'parents', id)).toMatchObject({ done: 3, counts: { refused: 0 } })
  const ties = await db
    .selectFrom('people.kinship')
    .where('adult_id', '=', await idOf('880303400116'))
    .select(['child_id', 'kind'])
    .orderBy('child_id')
    .execute()
  expect(ties).toEqual([
    { child_id: 101, kind: 'guardian' },
    { child_id: 111, kind: 'mother' },
  ])
  const again = await drop('uk', 'parents', rows)
  expect(await read('uk', 'parents', again.id)).toMatchObject({ counts: { same: 3 } })
  const unknown = await drop('uk', 'parents', [
    parentHead,
    ['Чужой', 'Пётр', null, '+77051112299', '000000000000', null, null, 'Отец', 'да', 'да'],
    ['Чужой', 'Пётр', null, '+77051112299', null, 'Никто Нигде', '7А', 'Отец', 'да', 'да'],
    ['Чужой', 'Пётр', null, '+77051112299', null, null, null, 'кум', 'да', 'да'],
  ])
  const wrong = await read('uk', 'parents', unknown.id)
  expect(wrong.items.map(({ problems }) => problems[0]?.text)).toEqual([
    'Ученика с таким ИИН в школе нет: сначала внесите учащихся',
    'В классе 7А такого ученика нет',
    'Подойдёт: Мать, Отец, Опекун, Бабушка или дедушка, Другое',
  ])
})

test('a name with digits or signs is refused in its row', async () => {
  const { id } = await drop('hr', 'staff', [
    staffHead,
    ['Новый2', '<b>', '900101300120', null, null, 'учитель', 'Учитель', null, null],
  ])
  const { counts, items } = await read('hr', 'staff', id)
  expect(counts).toMatchObject({ error: 1 })
  expect(items[0]?.problems.filter(({ level }) => level === 'error')).toMatchObject([
    { column: 'surname', text: 'Только буквы, пробел, дефис, апостроф, точка и скобки' },
    { column: 'name' },
  ])
})

test.each([
  ['staff', 'teachers', 'name,kinds,position,phone,email,iin,birth_date,nationality'],
  ['parents', 'parents', 'name,kinds,phone,email,iin,birth_date,nationality'],
] as const)('%s: the list that was exported is taken back, and changes nothing', async (what, kind, columns) => {
  const { rawPayload } = await testApp.app.inject({
    url: `/api/users/users/export/?kind=${kind}&columns=${columns}`,
    headers: { authorization: `Bearer ${await testApp.tokenOf('admin')}` },
  })
  const { id } = await dropFile(testApp, 'admin', pathOf(what), rawPayload)
  const { items, counts, unknown_columns } = await read('admin', what, id)
  expect(items.length).toBeGreaterThan(2)
  expect(items.filter(({ verdict }) => verdict !== 'same').map(({ cells, problems }) => [cells, problems])).toEqual([])
  expect(counts['same']).toBe(items.length)
  expect(unknown_columns).toEqual([{ title: 'Кто', column: null }])
})

test('staff: taking an import back ends no last post of whom one may not dismiss', async () => {
  const director = await db
    .updateTable('people.person')
    .set({ iin: '750101300996' })
    .where('id', '=', testApp.personOf('director'))
    .returning(['id', 'surname', 'name', 'iin'])
    .executeTakeFirstOrThrow()
  const row = [director.surname, director.name, director.iin, null, null, null, 'Завуч', null, null]
  const { id } = await drop('hr', 'staff', [staffHead, row])
  expect(await bringIn('hr', 'staff', id)).toMatchObject({ done: 1 })
  const [first] = await db
    .selectFrom('people.employment')
    .where('person_id', '=', director.id)
    .orderBy('id')
    .select('id')
    .execute()
  const ended = await testApp.as('hr').patch(`/api/hr/posts/${first?.id}`, { version: 1, to: '2026-11-19' })
  expect(ended.status).toBe(200)
  const { body } = await testApp.as('hr').post<StagedImport>(`${pathOf('staff')}${id}/undo/`)
  await runLongJob(testApp.context, peopleArea.longJobs ?? [], body.undo_job_id ?? 0, new AbortController().signal)
  expect((await read('hr', 'staff', id)).items).toMatchObject([
    { outcome: 'kept', detail: expect.stringContaining('закрывает тот, кто выдаёт её роли (Директор)') },
  ])
})

test('staff: who has left is brought back by an import only of whom grants their roles', async () => {
  const person_id = testApp.personOf('financial')
  const { surname, name, iin } = await db
    .updateTable('people.person')
    .set({ iin: '760101300995' })
    .where('id', '=', person_id)
    .returning(['surname', 'name', 'iin'])
    .executeTakeFirstOrThrow()
  const posts = () => db.selectFrom('people.employment').where('person_id', '=', person_id).select(['id', 'version'])
  const [post, ...more] = await posts().execute()
  expect(more).toEqual([])
  const ended = await testApp
    .as('ceasar')
    .patch(`/api/hr/posts/${post?.id}`, { version: post?.version, to: '2026-11-10' })
  expect(ended.status).toBe(200)
  const rows = [staffHead, [surname, name, iin, null, null, null, 'Бухгалтер', null, null]]
  const byPersonnel = await drop('hr', 'staff', rows)
  expect(await bringIn('hr', 'staff', byPersonnel.id)).toMatchObject({
    items: [
      { outcome: 'refused', detail: expect.stringMatching(/^С должностью вернутся роли, которые выдаёте не вы/) },
    ],
  })
  expect(await posts().execute()).toHaveLength(1)
  const byCeasar = await drop('ceasar', 'staff', rows)
  expect(await bringIn('ceasar', 'staff', byCeasar.id)).toMatchObject({ done: 1, counts: { refused: 0 } })
  expect(await posts().execute()).toHaveLength(2)
})

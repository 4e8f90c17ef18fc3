import { sql } from 'kysely'
import mammoth from 'mammoth'
import { afterAll, describe, expect, test } from 'vitest'
import type { Block, Inline, RichText } from '#areas/rich-text/rules/nodes.ts'
import { plainText } from '#areas/rich-text/rules/plain-text.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { ListedField } from '../contract/fields.ts'
import type { PersonForms } from '../contract/names.ts'
import type { Preview } from '../contract/preview.ts'
import type { ListedTemplate, Template } from '../contract/templates.ts'
import { resolveTemplate, usableTemplates } from './index.ts'
import { makeCertificateKind, studyKk, studyRu } from './testing/certificates.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const ofStudent = await makeCertificateKind(testApp, 'student')
const ofStaff = await makeCertificateKind(testApp, 'staff')
const ofNobody = await makeCertificateKind(testApp, 'none')
const today = '2026-11-20'
const [child, staff] = [101, 51]
type Refused = { detail: string | { loc: string[]; msg: string }[] }
const path = '/api/documents/templates/'
const at = (id: number, rest = '') => `${path}${id}/${rest}`
const said = (text: string): Inline => ({ type: 'text', text })
const put = (name: string, format: string | null = null): Inline => ({ type: 'field', attrs: { name, format } })
const line = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const doc = (...content: Block[]): RichText => ({ type: 'doc', content })

let counter = 0
const make = async (who: Who | null, rest: object = {}) =>
  testApp.as(who).post<{ id: number } & Refused>(path, {
    kind: ofStudent,
    title: `Справка ${++counter}`,
    language: 'ru',
    ...rest,
  })
const read = async (id: number, who: Who = 'uk') => (await testApp.as(who).get<Template>(at(id))).body
async function save(id: number, ru: unknown, rest: object = {}, who: Who | null = 'uk') {
  const { version } = await read(id)
  return testApp.as(who).patch<Template & Refused>(at(id, 'draft/'), { version, language: 'ru', ru, kk: null, ...rest })
}
async function publish(id: number, who: Who | null = 'uk') {
  const { version } = await read(id)
  return testApp.as(who).post<Template & Refused>(at(id, 'publish/'), { version })
}
async function published(text: RichText, rest: object = {}): Promise<number> {
  const { body } = await make('uk', rest)
  await save(body.id, text)
  await publish(body.id)
  return body.id
}
const firstOf = ({ detail }: Refused) => (Array.isArray(detail) ? detail[0] : undefined)

describe('templates', () => {
  test('are made by who writes them', async () => {
    expect((await make(null)).status).toBe(401)
    const wrong = await make('uk', { kind: 'nonsense' })
    expect([wrong.status, firstOf(wrong.body)?.loc.at(-1)]).toEqual([422, 'kind'])
    expect((await make('teacher')).status).toBe(403)
    expect((await make('metodist')).status).toBe(403)
    const made = await make('uk', { title: 'Справка с места учёбы' })
    expect(made.status).toBe(200)
    const again = await make('uk', { title: 'справка с МЕСТА учёбы' })
    expect(firstOf(again.body)?.msg).toBe('Шаблон с таким названием уже есть')
    expect((await testApp.as('metodist').get(at(made.body.id))).status).toBe(200)
    expect((await testApp.as('teacher').get(at(made.body.id))).status).toBe(403)
  })

  test('a draft is saved as it is typed, and refused with the place where something is wrong', async () => {
    const { id } = (await make('uk')).body
    expect((await save(id, doc(line(said('Текст'))), {}, null)).status).toBe(401)
    const strange = await save(id, doc(line(said('а')), { type: 'video' } as unknown as Block))
    expect([strange.status, firstOf(strange.body)]).toMatchObject([
      422,
      { loc: ['body', 'ru'], msg: 'Абзац 2: неизвестная часть «video»' },
    ])
    const evil = {
      type: 'text',
      text: 'а',
      marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
    } as Inline
    expect(firstOf((await save(id, doc(line(evil)))).body)?.msg).toMatch('Абзац 1: ссылка')
    const picture = { type: 'image', attrs: { file: 1, width: 50, alt: '' } } as const
    expect(firstOf((await save(id, doc(picture))).body)?.msg).toMatch('Рисунок в тексте больше недоступен')
    expect((await save(id, null)).status).toBe(422)
    expect((await save(id, doc(line()), {}, 'metodist')).status).toBe(403)
    expect(
      (await testApp.as('uk').patch(at(999_999, 'draft/'), { version: 1, language: 'ru', ru: doc(line()), kk: null }))
        .status,
    ).toBe(404)
    const saved = await save(id, doc(line(said('Дана '), put('person.full_name', 'dative'))))
    expect(saved.body).toMatchObject({ state: 'draft', published: null, shown: { number: 1 } })
    const stale = await testApp
      .as('uk')
      .patch<Refused>(at(id, 'draft/'), { version: 1, language: 'ru', ru: doc(line()), kk: null })
    expect(stale.status).toBe(409)
  })

  test('what is published stays; a change of it is the next version', async () => {
    const { id } = (await make('uk')).body
    expect(firstOf((await publish(id)).body)).toMatchObject({ loc: ['body', 'ru'], msg: 'Абзац 1: шаблон пуст' })
    await save(id, doc(line(put('person.unknown'))))
    expect(firstOf((await publish(id)).body)?.msg).toBe('Абзац 1: такого поля нет: «person.unknown»')
    await save(id, doc(line(said('первая'))))
    expect((await publish(id, null)).status).toBe(401)
    expect((await publish(id, 'metodist')).status).toBe(403)
    expect((await publish(id)).body).toMatchObject({ state: 'published', published: 1 })
    expect((await publish(id)).status).toBe(409)
    expect((await save(id, doc(line(said('вторая'))))).body).toMatchObject({
      state: 'changing',
      published: 1,
      shown: { number: 2 },
    })
    await publish(id)
    const { versions, published: number } = await read(id)
    expect([number, versions.map((one) => one.number)]).toEqual([2, [2, 1]])
    await expect(
      sql`update templates.version set ru = '{}'::jsonb where id = ${versions[1]?.id ?? 0}`.execute(db),
    ).rejects.toThrow('never changed')
    const { body } = await testApp
      .as('uk')
      .get<{ ru: object[] }>(at(id, `differences/?before=${versions[1]?.id}&after=${versions[0]?.id}`))
    expect(body.ru).toEqual([
      { kind: 'removed', text: 'первая' },
      { kind: 'added', text: 'вторая' },
    ])
    const history = await testApp
      .as('uk')
      .get<{ items: { steps: { field: string; after: unknown }[] }[] }>(at(id, 'history/'))
    expect(history.body.items[0]?.steps).toMatchObject([{ field: 'published', after: 2 }])
  })

  test('a draft is given up, and what is published is shown again; one that never was goes', async () => {
    const { id } = (await make('uk')).body
    const drop = (who: Who | null, template = id) => testApp.as(who).remove<Refused>(at(template, 'draft/'))
    expect((await drop(null)).status).toBe(401)
    expect((await drop('metodist')).status).toBe(403)
    await save(id, doc(line(said('первая'))))
    await publish(id)
    expect((await drop('uk')).status).toBe(404)
    await save(id, doc(line(said('вторая'))))
    expect((await drop('uk')).status).toBe(200)
    expect(plainText((await read(id)).shown.ru ?? doc())).toBe('первая')
    const other = (await make('uk')).body.id
    await drop('uk', other)
    expect((await testApp.as('uk').get(at(other))).status).toBe(404)
  })

  test('is renamed, copied, put away and brought back', async () => {
    const id = await published(doc(line(said('x'))))
    const change = async (who: Who | null, rest: object) =>
      testApp.as(who).patch<Template & Refused>(at(id), { version: (await read(id)).version, ...rest })
    expect((await change(null, { title: 'а' })).status).toBe(401)
    expect((await change('uk', { title: '' })).status).toBe(422)
    expect((await change('metodist', { title: 'а' })).status).toBe(403)
    expect((await change('uk', { title: 'Другая' })).body.title).toBe('Другая')
    expect((await change('uk', { is_archived: true })).body.state).toBe('archived')
    expect(await usableTemplates(db, ofStudent)).not.toContainEqual(expect.objectContaining({ id }))
    expect((await save(id, doc(line(said('y'))))).status).toBe(409)
    expect((await change('uk', { is_archived: false })).body.state).toBe('published')
    expect(await usableTemplates(db, ofStudent)).toContainEqual(expect.objectContaining({ id, title: 'Другая' }))
    const copy = (who: Who | null, title = 'Копия') => testApp.as(who).post<{ id: number }>(at(id, 'copy/'), { title })
    expect((await copy(null)).status).toBe(401)
    expect((await copy('uk', ' ')).status).toBe(422)
    expect((await copy('metodist')).status).toBe(403)
    const made = await copy('uk')
    expect(await read(made.body.id)).toMatchObject({ title: 'Копия', state: 'draft' })
    const listed = await testApp.as('metodist').get<{ items: ListedTemplate[]; total: number }>(`${path}?search=копия`)
    expect(listed.body).toMatchObject({ total: 1, items: [{ title: 'Копия', kind: { title: 'Справка: student' } }] })
  })
})

describe('fields and previews', () => {
  test('fields are those that rooms give to the kind', async () => {
    const of = async (kind: string) =>
      (await testApp.as('uk').get<{ groups: { key: string; fields: ListedField[] }[] }>(`${path}fields/?kind=${kind}`))
        .body.groups
    expect((await of(ofStudent)).map(({ key }) => key)).toEqual(['own', 'person', 'student_class', 'year', 'school'])
    expect((await of(ofStaff)).map(({ key }) => key)).toEqual(['own', 'person', 'post', 'year', 'school'])
    const list = (await of('class_paper'))
      .flatMap(({ fields }) => fields)
      .filter((one) => one.list === 'class.students')
    expect(list.map(({ name }) => name)).toEqual(['class.students.number', 'class.students.full_name'])
    expect((await testApp.as('uk').get(`${path}fields/?kind=x`)).status).toBe(422)
    expect((await testApp.as('teacher').get(`${path}fields/?kind=class_paper`)).status).toBe(403)
  })

  const show = (who: Who | null, id: number, ru: RichText, subject: number | null) =>
    testApp.as(who).post<Preview & Refused>(at(id, 'shown/'), { ru, kk: null, subject_id: subject })

  test('a preview shows one whom the caller may open, and of masked fields those that they may unmask', async () => {
    const { id } = (await make('uk')).body
    const text = doc(line(put('person.full_name', 'dative'), said(' '), put('person.iin')), line(put('own.title')))
    expect((await show(null, id, text, null)).status).toBe(401)
    expect((await show('teacher', id, text, null)).status).toBe(403)
    expect((await show('uk', id, text, 999_999)).status).toBe(404)
    // a certificate of a student is not of an employee
    expect((await show('uk', id, text, staff)).status).toBe(404)
    const samples = (await show('uk', id, text, null)).body
    expect(plainText(samples.texts[0]?.text ?? doc())).toBe(
      'Ахметовой Айгерім Нұрланқызы 140309600123\nО проведении субботника',
    )
    const own = (await show('uk', id, text, child)).body
    expect(own.missing).toContain('О чём документ')
    expect(own.missing).not.toContain('Фамилия, имя, отчество')
    // who may read templates and keeps nobody's records sees no IIN
    const masked = (await show('metodist', id, text, child)).body
    expect(masked.texts === undefined || masked.missing.includes('ИИН')).toBe(true)
    const { flaws } = (await show('uk', id, doc(line(put('x.y')), line(said('а'))), null)).body
    expect(flaws).toEqual([{ language: 'ru', block: 1, words: 'такого поля нет: «x.y»' }])
  })

  test('whom one may look at is found by name', async () => {
    const found = async (who: Who, kind: string, words: string) =>
      (
        await testApp
          .as(who)
          .get<{ items: { id: number; title: string }[] }>(
            `${path}subjects/?kind=${kind}&search=${encodeURIComponent(words)}`,
          )
      ).body.items
    const { full_name } = await db
      .selectFrom('people.person')
      .where('id', '=', child)
      .select('full_name')
      .executeTakeFirstOrThrow()
    expect(await found('uk', ofStudent, full_name)).toContainEqual(expect.objectContaining({ id: child }))
    expect(await found('uk', ofStaff, full_name)).toEqual([])
    expect((await found('uk', 'class_paper', '7')).length).toBeGreaterThan(0)
    expect(await found('uk', ofNobody, 'а')).toEqual([])
  })

  test('the same words stand in the PDF and in the DOCX', async () => {
    const id = await published(studyRu)
    const address = (form: string) => at(id, `${form}/?subject_id=${child}`)
    expect((await testApp.as(null).get(address('pdf'))).status).toBe(401)
    expect((await testApp.as('teacher').get(address('docx'))).status).toBe(403)
    const open = async (form: string) => {
      const headers = { authorization: `Bearer ${await testApp.tokenOf('uk')}` }
      const { statusCode, rawPayload } = await testApp.app.inject({ url: address(form), headers })
      expect(statusCode).toBe(200)
      return new Uint8Array(rawPayload)
    }
    const [pdf, docx] = [await open('pdf'), await open('docx')]
    const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
    const read = await mammoth.extractRawText({ buffer: Buffer.from(docx) })
    const drawn = pdfText(pdf, ' ').join(' ').replaceAll(/\s+/g, ' ')
    expect(read.value).toContain('Справка дана для предъявления')
    for (const word of words(read.value)) expect(drawn).toContain(word)
  })
})

describe('papers by a version', () => {
  test('many are resolved in one statement a source, each with what it says itself', async () => {
    const { id } = (await make('uk', { language: 'both' })).body
    await save(id, studyRu, { language: 'both', kk: studyKk })
    await publish(id)
    const [usable] = (await usableTemplates(db, ofStudent)).filter((one) => one.id === id)
    const { rows } = await sql<{ id: number }>`select m.student_id as id from classes.class_member m
      where m.during @> ${today}::date order by m.student_id limit 100`.execute(db)
    const papers = await resolveTemplate(
      { db, today, caller: null, context: testApp.context },
      usable?.version_id ?? 0,
      rows.map((row, index) => ({ id: row.id, own: { title: `${index + 1}-У`, due_on: today } })),
    )
    expect(papers).toHaveLength(rows.length)
    expect(papers.map((paper) => paper.id)).toEqual(rows.map((row) => row.id))
    const [first] = papers
    expect(first?.texts.map(({ language }) => language)).toEqual(['kk', 'ru'])
    expect(plainText(first?.texts[1]?.text ?? doc())).toContain('«1-У» до 20 ноября 2026 года')
    expect(plainText(first?.texts[0]?.text ?? doc())).toContain('2026 жылғы 20 қараша')
  })
})

describe('names in cases', () => {
  const of = (id: number) => `/api/documents/names/${id}/`
  const correct = (who: Who | null, id: number, body: object) =>
    testApp.as(who).patch<PersonForms & Refused>(of(id), {
      language: 'ru',
      case: 'dative',
      full_name: 'Поправленной Имени',
      ...body,
    })

  test('are corrected once for all papers by who keeps people or documents', async () => {
    expect((await correct(null, child, {})).status).toBe(401)
    const wrong = await correct('uk', child, { case: 'locative' })
    expect(firstOf(wrong.body)?.msg).toBe('В этом языке нет такого падежа')
    expect((await correct('student', child, {})).status).toBe(403)
    // who may put documents into the register makes no papers by templates
    expect((await correct('teacher', child, {})).status).toBe(403)
    expect((await correct('uk', 999_999, {})).status).toBe(404)
    const { forms } = (await correct('uk', child, {})).body
    expect(forms.find((one) => one.language === 'ru' && one.case === 'dative')?.corrected).toBe('Поправленной Имени')
    const { id } = (await make('uk')).body
    const text = doc(line(put('person.full_name', 'dative')))
    const shown = await testApp.as('uk').post<Preview>(at(id, 'shown/'), { ru: text, kk: null, subject_id: child })
    expect(plainText(shown.body.texts[0]?.text ?? doc())).toBe('Поправленной Имени')
    const back = await correct('uk', child, { full_name: null })
    expect(back.body.forms.every((one) => one.corrected === null)).toBe(true)
    expect((await testApp.as('uk').get<PersonForms>(of(child))).body.forms).toHaveLength(11)
  })
})

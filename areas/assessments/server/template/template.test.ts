import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { AttestationCard } from '../../contract/attestation.ts'
import type { ChangedResults, Difference } from '../../contract/apply.ts'
import type { Preview } from '#platform/contract/preview.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const base = '/api/courses/attestation'
const work = (quarter: number, kind: 'sor' | 'soch', number = 1, maximum = 20, title = '') => ({
  quarter,
  kind,
  number,
  title,
  maximum,
})
const three = [work(2, 'sor', 1), work(2, 'sor', 2), work(2, 'sor', 3), work(2, 'soch', 1, 30)]
const set = (who: Who | null, body: object, line = 1) =>
  testApp.as(who).patch<AttestationCard>(`${base}/${line}/template/`, body)

test('a template is written by who plans works, at the version that was seen', async () => {
  expect((await set(null, { version: 0, works: three })).status).toBe(401)
  expect((await set('headteacher', { version: 0, works: [{ ...three[0], maximum: 0 }] })).status).toBe(422)
  expect((await set('teacher', { version: 0, works: three })).status).toBe(403)
  expect((await set('headteacher', { version: 0, works: three }, 999_999)).status).toBe(404)
  const twice = await set('headteacher', { version: 0, works: [work(1, 'sor'), work(1, 'sor')] })
  expect([twice.status, twice.body]).toMatchObject([422, { detail: [{ loc: ['body', 'works'] }] }])
  expect((await set('headteacher', { version: 0, works: three }, 3)).status).toBe(422)
  const { status, body } = await set('headteacher', { version: 0, works: three })
  expect([status, body.template.version, body.template.works.length]).toEqual([200, 1, 4])
  expect(body.asked).toEqual([{ number: 2, sor: 3, soch: 1 }])
  expect((await set('headteacher', { version: 0, works: [] })).status).toBe(409)
  const [change] = await db
    .selectFrom('history.change')
    .where('subject', '=', 'assessments.template')
    .select(['after'])
    .execute()
  expect(change?.after).toMatchObject({ course: 'Алгебра', parallel: 7, plan: 'II: 3 СОР, СОЧ' })
})

const copy = (who: Who | null, body: object, rest = '') =>
  testApp.as(who).post<{ changed: number; batch: string } & Preview>(`${base}/templates/copy/${rest}`, body)

test('a template is copied to other lines at once, shown first, taken back at once', async () => {
  const body = { line_ids: [1, 2, 3], from: { source: 'line', line_id: 1 } }
  for (const rest of ['', 'preview/']) {
    expect((await copy(null, body, rest)).status).toBe(401)
    expect((await copy('headteacher', { line_ids: [], from: body.from }, rest)).status).toBe(422)
    expect((await copy('teacher', body, rest)).status).toBe(403)
    expect((await copy('headteacher', { ...body, line_ids: [999_999] }, rest)).status).toBe(404)
  }
  const preview = await copy('headteacher', body, 'preview/')
  expect(preview.body.effects).toEqual([
    { title: 'Изменится план', items: ['Английский язык, 7 класс: работ нет → II: 3 СОР, СОЧ'] },
    { title: 'Останется как есть', items: ['Физическая культура, 7 класс'] },
  ])
  const { body: done } = await copy('headteacher', body)
  expect(done.changed).toBe(1)
  const last = await copy('headteacher', { line_ids: [2], from: { source: 'last_year' } })
  expect(last.body).toEqual({ changed: 0, batch: null })
  const undo = (who: Who | null) => testApp.as(who).post(`${base}/batches/${done.batch}/undo/`)
  expect((await undo(null)).status).toBe(401)
  expect((await testApp.as('headteacher').post(`${base}/batches/one/undo/`)).status).toBe(422)
  expect((await undo('teacher')).status).toBe(403)
  expect((await undo('metodist')).status).toBe(404)
  expect((await undo('headteacher')).status).toBe(200)
  expect((await undo('headteacher')).status).toBe(409)
})

interface Shown {
  differences: Difference[]
  results: ChangedResults
}
const preview = (who: Who | null, body: object) => testApp.as(who).post<Shown>(`${base}/works/preview/`, body)
const apply = (who: Who | null, body: object) =>
  testApp.as(who).post<{ changed: number; batch: string }>(`${base}/works/`, body)
const worksOf = (group: number) =>
  db
    .selectFrom('assessments.work')
    .where('group_id', '=', group)
    .select(['quarter_id', 'kind', 'number', 'maximum', 'lesson_id'])
    .orderBy('quarter_id')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()

test('works are made in the groups of a line after what differs was shown, and taken back', async () => {
  const body = { line_ids: [1], chosen: [] }
  expect((await preview(null, { line_ids: [1] })).status).toBe(401)
  expect((await preview('headteacher', {})).status).toBe(422)
  expect((await preview('teacher', { line_ids: [1] })).status).toBe(403)
  expect((await preview('headteacher', { line_ids: [999_999] })).status).toBe(404)
  expect((await apply(null, body)).status).toBe(401)
  expect((await apply('headteacher', {})).status).toBe(422)
  expect((await apply('teacher', body)).status).toBe(403)
  expect((await apply('headteacher', { ...body, line_ids: [999_999] })).status).toBe(404)
  expect((await apply('headteacher', { ...body, line_ids: [4] })).status).toBe(409)

  const { body: shown } = await preview('headteacher', { line_ids: [1] })
  expect(shown.differences.map(({ id, choice }) => [id, choice])).toEqual([
    ['make 1 2 sor 3', true],
    ['remove 1 1 sor 1', null],
    ['remove 1 1 soch 1', null],
    ['make 2 2 sor 1', true],
    ['make 2 2 sor 2', true],
    ['make 2 2 sor 3', true],
    ['make 2 2 soch 1', true],
  ])
  const chosen = shown.differences.flatMap(({ id, choice }) => (choice === null ? [] : [id]))
  const before = await worksOf(school.groups.algebraB)
  expect(before).toEqual([])
  const { body: done } = await apply('headteacher', { line_ids: [1], chosen })
  expect(done.changed).toBe(5)
  expect((await worksOf(school.groups.algebraB)).map(({ kind, number, maximum }) => [kind, number, maximum])).toEqual([
    ['sor', 1, 20],
    ['sor', 2, 20],
    ['sor', 3, 20],
    ['soch', 1, 30],
  ])
  expect((await apply('headteacher', { line_ids: [1], chosen })).body).toEqual({ changed: 0, batch: null })
  expect((await testApp.as('headteacher').post(`${base}/batches/${done.batch}/undo/`)).status).toBe(200)
  expect(await worksOf(school.groups.algebraB)).toEqual([])
})

test('another maximum of a work with marks says which results change, gives it to the marks, and is taken back', async () => {
  const lesson = await testApp.lessonOf('algebraA', '2026-11-18')
  for (const student_id of school.studentsA) {
    const url = `/api/journal/journal/lesson/${lesson}/score/`
    const given = { student_id, type: 'sor', value: 10, work_id: school.works.secondSor }
    expect((await testApp.as('teacher').post(url, given)).status).toBe(200)
  }
  // what is planned and not written would hide every result
  await db
    .deleteFrom('assessments.work')
    .where('id', 'in', [school.works.unplannedSor, school.works.secondSoch])
    .execute()
  const { body: card } = await testApp.as('headteacher').get<AttestationCard>(`${base}/1`)
  const lower = { version: card.template.version, works: [work(2, 'sor', 1, 10)] }
  expect((await set('headteacher', lower)).status).toBe(200)
  const id = 'maximum 1 2 sor 1'
  const silent = await preview('headteacher', { line_ids: [1] })
  expect(silent.body.differences.find((one) => one.id === id)).toMatchObject({ choice: false })
  expect(silent.body.results.items).toEqual([])
  const { body: asked } = await preview('headteacher', { line_ids: [1], chosen: [id] })
  expect(asked.results.items.length).toBeGreaterThan(0)
  const changed = new Set(asked.results.items.map(({ period, before, after }) => `${period}: ${before} → ${after}`))
  expect([...changed].every((one) => one.startsWith('II четверть'))).toBe(true)
  const maxima = () =>
    db.selectFrom('journal.score').where('work_id', '=', school.works.secondSor).select(['maximum', 'value']).execute()
  const { body: done } = await apply('headteacher', { line_ids: [1], chosen: [id] })
  expect(done.changed).toBe(1)
  expect(new Set((await maxima()).map(({ maximum, value }) => `${value}/${maximum}`))).toEqual(new Set(['10/10']))
  const { body: again } = await preview('headteacher', { line_ids: [1] })
  expect(again.differences.find((one) => one.id === id)).toBe(undefined)
  expect((await testApp.as('headteacher').post(`${base}/batches/${done.batch}/undo/`)).status).toBe(200)
  expect(new Set((await maxima()).map(({ maximum }) => maximum))).toEqual(new Set([20]))
})

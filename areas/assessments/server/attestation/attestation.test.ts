import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { AttestationCard, AttestationLine } from '../../contract/attestation.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const list = async (query = '') =>
  (await testApp.as('teacher').get<{ items: AttestationLine[] }>(`/api/courses/attestation/?${query}`)).body.items
const coursesOf = async (query: string) => (await list(query)).map(({ course }) => course.title)

test('lines of the plan with the works that their groups have', async () => {
  const [algebra] = await list()
  expect(algebra).toMatchObject({
    course: { id: 1, title: 'Алгебра' },
    parallel: 7,
    hours: 3,
    grading_mode: 'every_quarter',
    groups_count: 2,
  })
  // 7Б has no works yet
  expect(algebra?.quarters).toEqual([
    { number: 1, sor_min: 0, sor_max: 1, soch_groups: 1 },
    { number: 2, sor_min: 0, sor_max: 2, soch_groups: 1 },
    { number: 3, sor_min: 0, sor_max: 0, soch_groups: 0 },
    { number: 4, sor_min: 0, sor_max: 0, soch_groups: 0 },
  ])
})

test('filters, search, order', async () => {
  expect(await coursesOf('grading_mode=six_months')).toEqual(['История Казахстана'])
  expect(await coursesOf('cathedra_id=2')).toEqual(['Английский язык'])
  expect(await coursesOf(`search=${encodeURIComponent('физ')}`)).toEqual(['Физическая культура'])
  expect(await coursesOf('sort=grading_mode')).toEqual([
    'Алгебра',
    'Английский язык',
    'Физическая культура',
    'История Казахстана',
  ])
  expect(await coursesOf('parallel=8')).toEqual([])
})

test('the card: works by quarters', async () => {
  const [algebra] = await list()
  const { body } = await testApp.as('teacher').get<AttestationCard>(`/api/courses/attestation/${algebra?.id}`)
  expect(body.works.map(({ quarter, kind, number, maximum }) => [quarter, kind, number, maximum])).toEqual([
    [1, 'sor', 1, 20],
    [1, 'soch', 1, 30],
    [2, 'sor', 1, 20],
    [2, 'sor', 2, 20],
    [2, 'soch', 1, 30],
  ])
  expect((await testApp.as('teacher').get('/api/courses/attestation/999999')).status).toBe(404)
})

test('an exam is planned by who writes the attestation, and stands in the history', async () => {
  const url = '/api/courses/attestation/1'
  const change = (who: Parameters<typeof testApp.as>[0], has_exam: unknown = true, path = url) =>
    testApp.as(who).patch<AttestationCard>(path, { has_exam })
  expect((await change(null)).status).toBe(401)
  expect((await change('headteacher', 'да')).status).toBe(422)
  expect((await change('teacher')).status).toBe(403)
  expect((await change('headteacher', true, '/api/courses/attestation/999999')).status).toBe(404)
  const sport = (await list()).find(({ course }) => course.id === 3)
  const refused = await change('headteacher', true, `/api/courses/attestation/${sport?.id}`)
  expect([refused.status, refused.body]).toMatchObject([422, { detail: [{ loc: ['body', 'has_exam'] }] }])
  expect((await change('headteacher')).body).toMatchObject({ has_exam: true, course: { title: 'Алгебра' } })
  expect((await change('headteacher')).status).toBe(200)
  expect((await list())[0]).toMatchObject({ has_exam: true })
  expect((await change('headteacher', false)).body).toMatchObject({ has_exam: false })
  const history = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'grading.exam')
    .select(['subject_id', 'after'])
    .orderBy('id')
    .execute()
  expect(history).toEqual([
    { subject_id: 1, after: { has_exam: true, course: 'Алгебра', parallel: 7 } },
    { subject_id: 1, after: { has_exam: false, course: 'Алгебра', parallel: 7 } },
  ])
})

test('for who holds the key', async () => {
  for (const url of ['attestation/', 'attestation/1']) {
    expect((await testApp.as(null).get(`/api/courses/${url}`)).status).toBe(401)
    for (const who of ['library', 'hr', 'student', 'parent'] as const)
      expect((await testApp.as(who).get(`/api/courses/${url}`)).status).toBe(403)
  }
})

import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { WorksSchedule } from '../../contract/works-schedule.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const path = '/api/journal/works/schedule/'
const plan = (who: Who | null, query = '') => testApp.as(who).get<WorksSchedule>(`${path}${query}`)

test('a class’s plan is for who reads a journal of the class', async () => {
  expect((await plan(null)).status).toBe(401)
  expect((await plan('teacher', '?class_id=x')).status).toBe(422)
  expect((await plan('hr')).status).toBe(403)
  expect((await plan('parent')).status).toBe(403)
  const missing = await plan('teacher', '?class_id=999')
  expect(missing.status).toBe(404)
  expect((await plan('teacher', `?class_id=${school.classes.b}`)).body).toEqual(missing.body)
  expect((await plan('student', `?class_id=${school.classes.a}`)).status).toBe(404)
  expect((await plan('student')).body.works).toEqual([])
  expect((await plan('headteacher', '?quarter=999')).status).toBe(404)
})

test('works on their days, those without one, what breaks the rules', async () => {
  const { body } = await plan('classruk')
  expect(body).toMatchObject({
    quarter: { id: school.quarters.second },
    chosen: { title: '7А' },
    classes: [{ title: '7А' }],
    undated: [{ text: 'Алгебра, 7А: СОР 2', may_plan: false }],
    warnings: [],
    days_off: [{ date: '2026-12-16', title: 'День Независимости' }],
  })
  expect(body.works.map(({ kind, date, course, may_read }) => [kind, date, course, may_read])).toEqual([
    ['sor', '2026-11-18', 'Алгебра', true],
    ['soch', '2026-12-21', 'Алгебра', true],
  ])
  const last = await testApp.lessonOf('algebraA', '2026-12-25')
  await db
    .updateTable('assessments.work')
    .set({ lesson_id: last })
    .where('id', 'in', [school.works.unplannedSor, school.works.secondSoch])
    .execute()
  expect((await plan('classruk')).body.warnings.map(({ text }) => text)).toEqual([
    '7А, 25.12.2026: СОЧ в последний день четверти (Алгебра)',
    '7А, 25.12.2026: СОР и СОЧ по предмету «Алгебра» в один день',
  ])
})

test('one’s own groups; the class beside them is asked about by name', async () => {
  const own = (await plan('teacher')).body
  expect([own.chosen, own.has_own, own.works.length]).toEqual([null, true, 3])
  const english = (await plan('english-teacher')).body
  expect([english.chosen, english.works]).toEqual([null, []])
  const beside = (await plan('english-teacher', `?class_id=${school.classes.a}`)).body
  expect(beside.works.map(({ may_read }) => may_read)).toEqual([false, false, false])
})

test('on paper and as a sheet, by the same right', async () => {
  expect((await testApp.as('hr').get(`${path}print/`)).status).toBe(403)
  expect((await testApp.as('teacher').get(`${path}export/?class_id=${school.classes.b}`)).status).toBe(404)
  const paper = await testApp.app.inject({
    url: `${path}print/?class_id=${school.classes.a}`,
    headers: { authorization: `Bearer ${await testApp.tokenOf('headteacher')}` },
  })
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pdfText(paper.rawPayload).join(' ')).toContain('График СОР и СОЧ, 7А, II четверть')
  expect((await testApp.as('teacher').get(`${path}export/`)).status).toBe(200)
})

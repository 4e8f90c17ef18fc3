import { afterAll, expect, test } from 'vitest'
import { takeFile } from '#tests/list-export.ts'
import { speakAs } from '#platform/server/language/spoken.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const take = (who: Who | null, year: number = school.year) => takeFile(testApp, who, `/api/courses/rup/${year}/form/`)

test('the plan on paper: the order, courses in both languages, sums, places to sign', async () => {
  await db.updateTable('curriculum.course').set({ title_kk: 'Ағылшын тілі' }).where('id', '=', 2).execute()
  await testApp.as('headteacher').patch(`/api/courses/rup/${school.year}/approval/`, {
    order_number: '112',
    order_date: '2026-08-28',
    approved_by: 'Ахметова А. Б.',
    note: null,
    version: null,
  })
  expect((await take(null)).status).toBe(401)
  expect((await take('student')).status).toBe(403)
  expect((await take('teacher', 999)).status).toBe(404)
  const { status, bytes } = await take('teacher')
  expect(status).toBe(200)
  const text = pdfText(bytes).join(' ')
  for (const words of [
    'УТВЕРЖДАЮ',
    'Приказ № 112 от 28.08.2026',
    'Ахметова А. Б.',
    'Ағылшын тілі',
    'ИНВАРИАНТНЫЙ КОМПОНЕНТ',
    'Всего часов в год',
    'Заместитель руководителя',
  ])
    expect(text).toContain(words)
})

test('a college has hours a year on paper', async () => {
  speakAs('college')
  try {
    const text = pdfText((await take('headteacher')).bytes).join(' ')
    expect(text).toContain('часов в год · учебных недель: 34')
    expect(text).toContain('Предельная годовая нагрузка')
    expect(text).not.toContain('2–11 классы')
  } finally {
    speakAs('school')
  }
})

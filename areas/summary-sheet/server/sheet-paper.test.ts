import { afterAll, expect, test } from 'vitest'
import { pdfText } from '#tests/pdf-text.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { sheetPaper } from './sheet-paper.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const read = async () =>
  (await testApp.as('classruk').get<SummarySheet>('/api/journal/summary-sheet/class/1/?period=quarter-1')).body

const repeated = <T>(items: T[], count: number): T[] =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count)

/** A class as large as there are: thirty students with long names, twenty-two subjects with long titles, the year's stars. */
async function largeSheet(): Promise<SummarySheet> {
  const sheet = await read()
  const courses = repeated(sheet.courses, 22).map((course, index) => ({
    ...course,
    id: 1000 + index,
    title: `${index + 1}. Казахский язык и литература (второй язык)`,
  }))
  const students = repeated(sheet.students, 30).map((student, index) => ({
    ...student,
    id: 1000 + index,
    full_name: `Нұрмұхамедқызы-${index + 1} Айгерім-Гүлбаршын Әбдірахманқызы`,
    marks: courses.flatMap(({ id }) => student.marks.slice(0, 1).map((mark) => ({ ...mark, course_id: id }))),
  }))
  return { ...sheet, courses, students, pending: 12 }
}

test('a class of thirty with twenty-two subjects stands on one sheet, to the last signature', async () => {
  const pages = pdfText(
    await sheetPaper(await largeSheet(), { school: 'Школа-лицей № 148', logo: null, made: '20.11.2026' }),
  )
  expect(pages).toHaveLength(1)
  for (const words of ['Нұрмұхамедқызы-30', '22. Казахский', 'Качество, %', 'Заместитель директора'])
    expect(pages[0]).toContain(words)
})

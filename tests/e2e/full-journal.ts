import type { Page } from '@playwright/test'
import type { Score } from '#areas/journal/contract/journal.ts'
import type { Step, StepOutcome } from '#areas/journal/contract/scores.ts'
import { sampleJournal } from '#areas/journal/web/testing/sample-journal.ts'

export const students = 35
export const lessons = 170
/** Columns of quarters and of the year. */
export const results = 8
const markedShare = 0.3

function fullJournal(names: readonly string[]) {
  const sample = sampleJournal({ students, lessons, today: '2027-05-20' })
  const named = sample.students.map((one, index) => ({ ...one, full_name: names[index] ?? one.full_name }))
  const grid = { ...sample, students: named }
  const cells = grid.students.flatMap((student) => grid.lessons.map((lesson) => ({ student, lesson })))
  const marked = cells.filter((_, index) => (index * 7919) % 100 < markedShare * 100)
  const scores = marked.map(({ student, lesson }, index): Score => {
    const mark = { lesson_id: lesson.id, student_id: student.id, type: 'fo' as const, value: 3 + (index % 8) }
    return { ...mark, id: index + 1, maximum: 10, work_id: null, comment: null, version: 1 }
  })
  const quarters = grid.quarters.map((quarter) => ({ ...quarter, closes_on: '2027-06-10' }))
  return { ...grid, quarters, scores }
}

function stored(step: Step, index: number): StepOutcome {
  const { client_id } = step
  if (step.do !== 'score') return { client_id, outcome: 'done' }
  const { lesson_id, student_id, type, value } = step
  const score = { id: step.id ?? 100_000 + index, lesson_id, student_id, type, value, maximum: 10, work_id: null }
  return { client_id, outcome: 'done', score: { ...score, comment: null, version: (step.version ?? 0) + 1 } }
}

/** Lets the page believe in a journal of a whole year of marks, whatever the school behind it has. @param names of its first students */
export async function serveFullJournal(page: Page, names: readonly string[] = []): Promise<void> {
  const grid = fullJournal(names)
  let saved = 0
  await page.route(/\/api\/journal\/journal\/group\/\d+\/?(\?.*)?$/, (route) => route.fulfill({ json: grid }))
  await page.route('**/save/', (route) => {
    const { steps } = route.request().postDataJSON() as { steps: Step[] }
    return route.fulfill({ json: { outcomes: steps.map((step) => stored(step, saved++)) } })
  })
}

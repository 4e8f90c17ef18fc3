import { expect, test } from '@playwright/test'
import type { JournalHistory } from '#areas/journal-history/contract/history.ts'
import { journal, makeSchool, readGrid, signIn, teacher, wakeSchool } from '../durability/killed-school.ts'
import { school } from '../school.ts'
import type { SchoolProcess } from '../school-process.ts'
import { removeHome } from '../temporary-home.ts'
import { isSaved, press } from './journal-steps.ts'

let home: string
let running: SchoolProcess | undefined
test.beforeAll(async () => {
  home = await makeSchool()
})
test.afterAll(async () => {
  await running?.kill()
  await removeHome(home)
})

const days = ['2026-11-09', '2026-11-11', '2026-11-13']
const studentsInJournal = school.studentsA.length + 1

test('kill -9 of server and PostgreSQL in the middle of marking: every mark once, in order, nothing lost', async ({
  page,
}) => {
  const before = (running = await wakeSchool(home))
  const grid = await readGrid(before)
  const lessons = days.map((day) => grid.lessons.find(({ date }) => date === day)?.id ?? 0)
  const marks = Array.from({ length: days.length * studentsInJournal }, (_, index) => String((index % 9) + 1))
  await page.request.post(`${before.address}/api/admin/users/token`, { multipart: teacher })
  await page.goto(`${before.address}/journal?group=${school.groups.algebraA}&lesson=${lessons[0] ?? 0}`)
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
  const type = (given: readonly string[]) => press(page, ...given.flatMap((mark) => [mark, 'Enter']))
  await type(marks.slice(0, 8))
  await Promise.all([type(marks.slice(8, 14)), before.kill()])
  await type(marks.slice(14))
  await expect(page.getByText(/^Ждёт связи:/)).toBeVisible()

  const after = (running = await wakeSchool(home, { PORT: new URL(before.address).port }))
  await isSaved(page)
  const { scores, students } = await readGrid(after)
  const stored = lessons.flatMap((lesson) =>
    students.map(({ id }) => scores.filter((one) => one.lesson_id === lesson && one.student_id === id)),
  )
  expect(stored.map((cell) => cell.map(({ value }) => String(value)).join(' '))).toEqual(marks)
  const answer = await fetch(`${journal(after.address)}/history/?kind=marks&size=200`, {
    headers: await signIn(after.address),
  })
  const { items } = (await answer.json()) as JournalHistory
  expect(items.toReversed().map((change) => String(change.after?.value))).toEqual(marks)
})

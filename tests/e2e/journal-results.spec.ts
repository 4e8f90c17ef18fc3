import { expect } from '@playwright/test'
import { addDays } from '#platform/contract/calendar-date.ts'
import { callsAs, journalOf, ownGroups } from './journal-steps.ts'
import { expectAccessible, goTo } from './shell-steps.ts'
import { test } from './sitting.ts'

test('taking recommended results shows what will change; one’s own stays unless chosen otherwise', async ({
  sit,
  request,
}) => {
  const page = await sit('teacher', '/notices')
  const head = await callsAs(request, 'headteacher')
  const calls = await callsAs(page.request, 'teacher')
  // results of closed quarters are filled in behind a school just built
  const journal = async () => {
    const grids = await Promise.all((await ownGroups(calls)).map((id) => journalOf(calls, id)))
    const grid = grids.findLast(({ group }) => group.grading_mode === 'every_quarter')
    const closed = grid?.quarters.find(({ closes_on }) => closes_on < grid.today)
    const own = grid?.results.find((one) => one.quarter_id === closed?.id && (one.recommended ?? 0) > 3)
    const student = grid?.students.find(({ id }) => id === own?.student_id)
    return grid && closed && own && student ? { grid, closed, own, student } : null
  }
  const ready: Awaited<ReturnType<typeof journal>>[] = []
  await expect.poll(async () => (ready[0] = await journal()), { timeout: 60_000 }).not.toBeNull()
  const [found] = ready
  if (!found) throw new Error('a closed quarter with results')
  const { grid, closed, own, student } = found
  const group = `/api/journal/journal/group/${grid.group.id}`
  const until = addDays(grid.today, 1)
  await head.send('POST', `${group}/reopen/`, { quarter_id: closed.id, until, reason: 'Проверка итогов' })
  const { type, quarter_id, version, recommended } = own
  const set = { student_id: student.id, type, quarter_id, value: 3, reason: 'По решению педсовета', version }
  await calls.send('POST', `${group}/result/`, set)

  await goTo(page, `/journal?group=${grid.group.id}&tab=results`)
  await page.getByRole('button', { name: `Выставить рекомендованные: ${closed.title}` }).click()
  const dialog = page.getByRole('dialog', { name: /^Выставить рекомендованные отметки/ })
  await expect(dialog.getByText('Стоят свои: 1')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^Будет выставлено 0, останутся свои \d+, н\/а \d+$/)
  await expectAccessible(page)
  const choice = dialog.getByRole('radiogroup', { name: student.full_name })
  await choice.getByText(`Выставить ${recommended ?? ''}`).click()
  await expect(dialog.getByRole('status')).toContainText('Будет выставлено 1')
  await dialog.getByRole('button', { name: 'Выставить', exact: true }).click()
  await expect(page.getByText('Выставлено: 1')).toBeVisible()
  const stored = (await journalOf(calls, grid.group.id)).results.find(({ id }) => id === own.id)
  expect(stored).toMatchObject({ value: recommended, reason: null })
})

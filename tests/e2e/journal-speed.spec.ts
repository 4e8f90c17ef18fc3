import { expect, test, type Page } from '@playwright/test'
import { lessons, results, serveFullJournal, students } from './full-journal.ts'
import { painted, signIn } from './shell-steps.ts'

/** The rows that change from now on, by what the browser is told to draw anew. */
const watchRows = (page: Page) =>
  page.evaluate(() => {
    const changed = new Set<string>()
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const row = element?.closest('[role=row]')?.getAttribute('aria-rowindex')
        if (row) changed.add(row)
      }
    }
    const whole = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(note).observe(document.body, whole)
    Object.assign(window, { changed })
  })
const changedRows = (page: Page) => page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed])

test('a mark in a full year of marks changes its own row, the next and the mean under it, whatever the journal holds', async ({
  page,
}) => {
  await serveFullJournal(page)
  await signIn(page, 'teacher', '/journal?quarter=year')
  // cells and what they compute come while the browser has nothing else to do
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(students * (lessons + results))
  const lastRow = page.locator(`[role=row][aria-rowindex="${students + 2}"]`)
  await expect(lastRow.getByRole('gridcell').nth(lessons)).toHaveText(/\d/)
  // under them the means of the lessons
  const sums = String(students + 3)
  await expect(page.locator(`[role=row][aria-rowindex="${sums}"]`).getByRole('cell').last()).toHaveText(/\d/)
  const row = page.locator('[role=row][aria-rowindex="5"]')
  const cell = row.getByRole('gridcell').nth(20)
  await cell.scrollIntoViewIfNeeded()
  await painted(page)
  await cell.click()
  await expect(cell).toBeFocused()

  await watchRows(page)
  await page.keyboard.press('6')
  await page.keyboard.press('Enter')
  await expect(cell).toContainText('6')
  await expect(page.locator('[role=row][aria-rowindex="6"]').getByRole('gridcell').nth(20)).toBeFocused()
  await expect.poll(() => changedRows(page)).toContain('6')
  await expect.poll(async () => (await changedRows(page)).toSorted()).toEqual(['5', '6', sums].toSorted())
})

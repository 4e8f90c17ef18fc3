import { expect, type Page } from '@playwright/test'
import { pages } from './looked-at.ts'
import { expectFitInEveryLook, goTo, phone, quietNetwork, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

/** The day, and whose week: they name what they show. */
const naming = new Set(['/', '/dashboard', '/timetable/me'])

/** @returns what the menu calls the pages it leads to, by their addresses */
async function titlesInMenu(page: Page): Promise<Map<string, string>> {
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Открыть разделы' }).click()
  const links = page.getByRole('dialog').getByRole('listitem').getByRole('link')
  await expect(links.first()).toBeVisible()
  const titles = await links.evaluateAll((found) =>
    found.map((link): [string, string] => [link.getAttribute('href') ?? '', link.textContent ?? '']),
  )
  await page.keyboard.press('Escape')
  return new Map(titles)
}

/** Tab, menu and heading call a page the same. */
async function expectOneTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · Шанырак`)
}

test.describe.configure({ mode: 'parallel' })
for (const [role, paths] of Object.entries(pages))
  test(`pages are accessible, fit in every look, and have one title: ${role}`, async ({ page: outside, sit }) => {
    test.slow()
    const page = role === 'nobody' ? outside : await sit(role, '/')
    const quiet = quietNetwork(page)
    const titles = role === 'nobody' ? new Map<string, string>() : await titlesInMenu(page)
    for (const path of paths)
      await test.step(path, async () => {
        await (role === 'nobody' ? page.goto(path) : goTo(page, path))
        await quiet()
        await settled(page)
        await expect(page).toHaveURL(path)
        const title = titles.get(path)
        if (title !== undefined && !naming.has(path)) await expectOneTitle(page, title)
        await expectFitInEveryLook(page)
      })
  })

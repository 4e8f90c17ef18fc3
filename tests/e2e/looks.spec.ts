import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectFitInEveryLook, goTo, phone, quietNetwork, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

/** Each page of the product once, for one of those who open it; what stands open on it is looked at in its own journey. */
const pages = {
  nobody: ['/login', '/restore', '/confirm-mail', '/document', '/evacuation/sos'],
  student: ['/', '/journal', '/journal?tab=totals', '/notices', '/users/profile'],
  parent: [
    '/dashboard',
    '/dashboard?tab=week',
    '/dashboard?tab=totals',
    '/dashboard/grade-book',
    '/dashboard/notices',
    '/dashboard/profile',
  ],
  teacher: [
    '/journal?tab=marks',
    '/journal?tab=topics',
    '/journal?tab=results',
    '/timetable/me',
    '/timetable/class-1',
    '/timetable/me?date=2026-12-16',
    '/timetable/room-999',
    '/evacuation/marks',
    '/sos',
  ],
  classruk: ['/journal?tab=summary-sheet', '/reports?report=class', '/absence-reasons'],
  headteacher: [
    '/managing/grading-policy',
    '/passport/calendar',
    '/passport/schedule',
    '/managing/courses',
    '/managing/cathedra',
    '/managing/rup',
    '/managing/grouping',
    '/managing/workload',
    '/managing/attestation',
    '/journal-works',
    '/journal-filling',
    '/journal-reopening',
  ],
  uk: [
    '/passport/users/students',
    '/managing/grades',
    '/no/page',
    '/passport/PassportEditor?kind=student',
    '/passport/users/new-student',
    '/passport/documents',
    '/students-register/grade-book',
    '/users/101',
  ],
  director: ['/', '/evacuation', '/passport/reading'],
  admin: [
    '/passport',
    '/passport/guides?dictionary=location',
    '/passport/guides?tab=rooms',
    '/passport/guides?tab=rooms&view=plans',
    '/passport/AddTabs',
    '/page-views/employees',
    '/page-views/audit?section=people',
    '/passport/second-factor',
  ],
  ceasar: ['/passport/roles', '/passport/roles/settings?search=jrn_', '/passport/sign-in-providers'],
  hr: ['/org-structure'],
} as const

/** They need an alarm, or somebody who must set up a second factor: the journeys of these look at them. */
const inJourneys = ['/evacuation/progress', '/evacuation/statistics/{id}', '/second-factor']
/** They show another of the pages. */
const leadingOn = ['/timetable', '/journal-council']

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

test('each page of the product is looked at', () => {
  const routes = globSync('areas/*/web/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return /: (Page\[\]|WebArea) =/.test(source)
      ? [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path)
      : []
  })
  const seen = Object.values(pages).flat()
  const isSeen = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+|\{\w+\}/g, '[^/?]+')}(\\?|$)`)
    return seen.some((path) => pattern.test(path))
  }
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter((route) => !isSeen(route) && !inJourneys.includes(route) && !leadingOn.includes(route))).toEqual(
    [],
  )
})

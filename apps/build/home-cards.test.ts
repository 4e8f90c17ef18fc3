import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromPage, withCards } from './home-cards.ts'

const face = `
  fill(homeCards, [
    { id: 'unread', component: lazyPart(async () => (await import('./home/unread-card.tsx')).UnreadCard) },
    { id: 'first-steps', component: lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps) },
  ])
  page(() => import('./notices-page.tsx'))`

test('a card is asked for from the first page’s file, and what is no card from its own', () => {
  const made = fromPage(face, '/home-page.tsx')
  expect(made).toContain('(await import("/home-page.tsx")).UnreadCard')
  expect(made).toContain('(await import("/home-page.tsx")).FirstSteps')
  expect(made).toContain("import('./notices-page.tsx')")
})
test('every card of the house is asked for so', () => {
  const faces = globSync('areas/*/web/index.ts').map((file) => readFileSync(file, 'utf8'))
  const cards = faces.flatMap((code) =>
    code
      .split('fill(homeCards, [')
      .slice(1)
      .map((rest) => rest.split('\n    ])')[0]!),
  )
  expect(cards.length).toBeGreaterThan(10)
  for (const code of cards) expect(fromPage(code, '/home-page.tsx')).not.toContain("import('./")
})
test('the first page’s file has all of them', () => {
  expect(withCards('export function HomePage() {}', ['/a-card.tsx', '/b-card.tsx'])).toBe(
    'export function HomePage() {}\nexport * from "/a-card.tsx"\nexport * from "/b-card.tsx"',
  )
})

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
test('the first page’s file has all of them', () => {
  expect(withCards('export function HomePage() {}', ['/a-card.tsx', '/b-card.tsx'])).toBe(
    'export function HomePage() {}\nexport * from "/a-card.tsx"\nexport * from "/b-card.tsx"',
  )
})

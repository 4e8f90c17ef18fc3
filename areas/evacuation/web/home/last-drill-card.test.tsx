import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { LastDrillCard } from './last-drill-card.tsx'

const path = '/api/evacuation/event_results/'
const twoDaysAgo = () => new Date(Date.now() - 2 * 86_400_000).toISOString()

test('the last one stands with how many were found and how long ago, and leads to its report', async () => {
  const last = { evacuation_id: 5, started_at: twoDaysAgo(), figures: { found: 640, expected: 642 } }
  http.answer(path, () => [200, { items: [last, { ...last, evacuation_id: 4 }] }])
  openCards(LastDrillCard)
  const { lines, ways } = await readCard('Последняя эвакуация или тревога')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/Нашли 640 из 642 · 2 дня назад$/)
  expect(ways.map(([, to]) => to)).toEqual(['/evacuation', '/evacuation/statistics/5'])
})

test('a school without one is told so, with the way to start', async () => {
  http.answer(path, () => [200, { items: [] }])
  openCards(LastDrillCard)
  expect(await screen.findByText('Тревог с отчётом ещё не было')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Все' }).getAttribute('href')).toBe('/evacuation')
})

import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { homeCards } from '#platform/web/home/index.ts'
import { fill } from '#platform/web/places.tsx'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { homeWeb } from './index.ts'

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/admin/jobs/', () => [200, { items: [] }])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const cardAt = (order: number, tells = true) => ({
  id: String(order),
  order,
  isFor: () => true,
  component: () => (tells ? <section>{`карточка ${order}`}</section> : null),
})
const told = (first: HTMLElement) => [...(first.parentElement?.children ?? [])].map(({ textContent }) => textContent)

test('six cards at most are seen, of those that have anything to tell', async () => {
  openPage(homeWeb.pages, '/', { roles: ['hr'] }, [
    fill(
      homeCards,
      [9, 8, 7, 6, 5, 4, 3, 2, 1].map((order) => cardAt(order, order !== 2)),
    ),
  ])
  const first = await screen.findByText('карточка 1')
  await screen.findByText('карточка 7')
  expect(told(first).slice(0, 6)).toEqual([1, 3, 4, 5, 6, 7].map((order) => `карточка ${order}`))
})

test('what would stand after six cards is asked for nothing, until one of these has nothing to tell any more', async () => {
  let tells = true
  const looked = vi.fn()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(() => looked(run()), 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  function Waiting() {
    const { data, refetch } = useQuery({ queryKey: ['waiting'], queryFn: () => Promise.resolve(tells) })
    return data ? <button onClick={() => void refetch()}>перечитать</button> : null
  }
  const cards = [1, 2, 3, 4, 5, 7].map((order) => cardAt(order))
  openPage(homeWeb.pages, '/', { roles: ['hr'] }, [fill(homeCards, [...cards, { ...cardAt(6), component: Waiting }])])
  const again = await screen.findByRole('button', { name: 'перечитать' })
  await waitFor(() => expect(looked).toHaveBeenCalled())
  expect(screen.queryByText('карточка 7')).toBeNull()
  tells = false
  fireEvent.click(again)
  expect(await screen.findByText('карточка 7')).toBeTruthy()
})

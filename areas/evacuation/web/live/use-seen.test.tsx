import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { evacuationWeb } from '../index.ts'

const evacuation = { id: 7, mode: 'drill', kind: 'fire', started_at: '2026-11-20T05:00:00.000Z' }
const seen = '/api/evacuation/evacuations/7/seen/'
beforeEach(() => {
  http.answer('/api/evacuation/evacuations/collect/', () => [200, { evacuation, items: [] }])
  http.answer('/api/evacuation/marks/', () => [200, { items: [] }])
  http.answer(seen, () => [200, {}])
})
afterEach(() => http.reset())
const open = (write: 'eva_mark'[]) =>
  openPage(evacuationWeb.pages, '/evacuation/marks', { permissions: { read: ['eva_mark', ...write], write } })

test('who may mark has seen the alarm by opening the lists', async () => {
  open(['eva_mark'])
  await waitFor(() => expect(http.requests(seen)).toHaveLength(1))
})

test('who may not is never refused behind their back', async () => {
  open([])
  await screen.findByText('Вам некого собирать')
  expect(http.requests(seen)).toEqual([])
})

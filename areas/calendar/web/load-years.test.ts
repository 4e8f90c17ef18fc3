import { afterEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { attachHost, type Notice } from '#platform/web/notifications/notify.ts'
import { quartersAnswer } from '#tests/school-year.ts'
import { loadYears } from './load-years.ts'

const kept = queryClient.getDefaultOptions()
afterEach(() => {
  queryClient.setDefaultOptions(kept)
  queryClient.clear()
})

test('years that cannot be read are told, and the page comes without them', async () => {
  const shown = vi.fn<(notice: Notice) => void>()
  attachHost(shown)
  keepToken(
    `h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4_000_000_000 }))}.s`,
  )
  // at once, as after the last of its tries
  queryClient.setDefaultOptions({ ...kept, queries: { ...kept.queries, retry: false } })
  http.answer('/api/passport/years/', () => [500, {}])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  await loadYears()
  expect(shown.mock.calls).toEqual([[{ kind: 'error', title: 'Ошибка при получении списка годов' }]])
})

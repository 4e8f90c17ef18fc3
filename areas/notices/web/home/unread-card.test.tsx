import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { UnreadCard } from './unread-card.tsx'

test('what was told and not read stands with its words, and only that is asked for', async () => {
  const notice = { id: '8', kind: 'planned', title: 'Назначен СОР', text: 'Алгебра 9А, 24 ноября', link: null }
  const items = [{ ...notice, made_at: '2026-11-20T05:00:00Z', read_at: null }]
  http.answer('/api/admin/notices/', () => [200, { items, total: 3, page: 1, size: 3, active: null }])
  openCards(UnreadCard)
  const { card, lines, ways } = await readCard('Непрочитанные уведомления')
  expect(card.getByText('3')).toBeTruthy()
  expect(lines).toEqual(['Назначен СОРАлгебра 9А, 24 ноября'])
  expect(ways).toEqual([['Весь список', '/notices']])
  expect(http.requests('/api/admin/notices/')[0]?.path).toContain('unread=true')
})

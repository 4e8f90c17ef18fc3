import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { EndingCard } from './ending-card.tsx'
import { IllTodayCard } from './ill-today-card.tsx'

test('a document that ends stands with whose it is and until when, and leads to the person’s documents', async () => {
  const ending = {
    id: 3,
    person: { id: 7, full_name: 'Ким Виктор' },
    place: '7А',
    document: { id: 1, title: 'Удостоверение личности' },
    valid_until: '2026-12-01',
    validity: 'soon',
  }
  const path = '/api/users/documents/ending/'
  http.answer(path, () => [200, { items: [ending], total: 9, page: 1, size: 3, active: null }])
  openCards(EndingCard)
  const { card, lines, ways } = await readCard('Истекают документы')
  expect(card.getByText('9')).toBeTruthy()
  expect(lines).toEqual(['Ким Виктор7А · Удостоверение личности · до 01.12.2026'])
  expect(ways).toEqual([
    ['Ким Виктор', '/users/7?tab=documents'],
    ['Весь список', '/passport/documents'],
  ])
  expect(http.requests(path)[0]?.path).toContain('sort=until')
})

test('who is absent stands with class, lessons and kind; how many are ill is in the heading', async () => {
  const absent = { student_id: 7, full_name: 'Ким Виктор', class_id: 3, class_title: '7А', is_ill: true }
  const items = [{ ...absent, slots: [1, 2], kinds: ['болел'] }]
  http.answer('/api/users/health/absent/', () => [200, { today: '2026-11-20', total: 1, ill: 1, items }])
  openCards(IllTodayCard)
  const { lines, ways } = await readCard('Отсутствуют сегодня, болеют: 1')
  expect(lines).toEqual(['Ким Виктор7А · уроки 1, 2 · болел'])
  expect(ways).toEqual([['Ким Виктор', '/users/7']])
})

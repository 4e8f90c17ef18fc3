import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { DuplicatesCard } from './duplicates-card.tsx'

test('records alike stand side by side, and lead to where they are compared', async () => {
  const one = { id: 4, full_name: 'Ким Виктор', kinds: [2], class: null, is_archived: false }
  const items = [{ one, other: { ...one, id: 9, full_name: 'Ким Виктор А.', class: '7А' }, by: 'name' }]
  http.answer('/api/users/duplicates/', () => [200, { items, total: 5, page: 1, size: 3, active: null }])
  openCards(DuplicatesCard)
  const { card, lines, ways } = await readCard('Похожие записи людей')
  expect(card.getByText('5')).toBeTruthy()
  expect(lines).toEqual(['Ким ВикторКим Виктор А., 7А'])
  expect(ways).toEqual([['Весь список', '/passport/users/students?duplicates=true']])
})

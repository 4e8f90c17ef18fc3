import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { VacanciesCard } from './vacancies-card.tsx'

test('a group without a teacher stands with the hours that nobody has taken', async () => {
  const group = { title: '7А', course: { id: 2, title: 'Алгебра' }, classes: ['7А'], hours: 3, assigned: 0.5 }
  const items = [1, 2, 3, 4].map((id) => ({ ...group, id }))
  http.answer('/api/courses/workload/vacancies/', () => [200, { groups_count: 90, hours: 300, assigned: 290, items }])
  openCards(VacanciesCard)
  const { card, lines, ways } = await readCard('Часы без учителя')
  expect(card.getByText('4')).toBeTruthy()
  expect(lines).toEqual(['Алгебра, 7А2,5 ч в неделю', 'Алгебра, 7А2,5 ч в неделю', 'Алгебра, 7А2,5 ч в неделю'])
  expect(ways).toEqual([['Весь список', '/managing/workload']])
})

import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { CorrectionsCard } from './corrections-card.tsx'

test('whose family waits is told with what they would put right; the rest opens in place', async () => {
  const correction = {
    field: 'phone',
    value: '+7 701 000 10 52',
    made_at: '2026-11-20T05:00:00Z',
    present: null,
    proposed_by: 'Ким Анна',
  }
  const items = [1, 2, 3, 4].map((id) => ({
    ...correction,
    id,
    person: { id: 10 + id, full_name: `Ким Виктор ${id}` },
  }))
  http.answer('/api/users/corrections/', () => [200, { items, total: 4 }])
  openCards(CorrectionsCard)
  const { card, lines, ways } = await readCard('Семьи предлагают исправить данные')
  expect(card.getByText('4')).toBeTruthy()
  expect(lines).toEqual(['Ким Виктор 1Телефон', 'Ким Виктор 2Телефон', 'Ким Виктор 3Телефон'])
  expect(ways[0]).toEqual(['Ким Виктор 1', '/users/11'])
  fireEvent.click(card.getByRole('button', { name: /ещё 1/i }))
  expect(card.getAllByRole('listitem')).toHaveLength(4)
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { cardsPage, readCard } from '#platform/web/testing/open-cards.tsx'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { MovesCard } from '../home/moves-card.tsx'
import { classesWeb } from '../index.ts'

test('a card of some of those who moved leads to the list of all', async () => {
  const move = { student_id: 7, full_name: 'Ким Виктор', date: '2026-11-20', from: '7Б', to: '7А' }
  const items = [move, { ...move, date: '2026-11-19', from: null }, { ...move, date: '2026-11-18', to: null }]
  http.answer('/api/grouping/classes/moves/', () => [200, { items, total: 60, page: 1, size: 20, active: null }])
  openPage([cardsPage(MovesCard), ...classesWeb.pages], '/', { permissions: { read: ['grp_grade'], write: [] } })
  const { card, lines } = await readCard('Пришли и ушли за две недели')
  expect(card.getByText('60')).toBeTruthy()
  expect(lines).toEqual([
    'Ким Викториз 7Б в 7А · 20.11.2026',
    'Ким Викторв 7А · 19.11.2026',
    'Ким Викториз 7Б · 18.11.2026',
  ])
  fireEvent.click(card.getByRole('link', { name: 'Весь список' }))
  expect(await screen.findByRole('table', { name: 'Пришли и ушли за две недели' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'из 7Б в 7А' })).toBeTruthy()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { changesNumbering } from '../contract/access.ts'
import { numberingWeb } from './index.ts'

const path = '/api/documents/numbers/'
const journal = {
  id: 3,
  title: 'Исходящие',
  pattern: '{номер}/{месяц}-{год}',
  period: 'calendar_year',
  version: 2,
  current: { key: 'year:2026', title: '2026', last: '83/11-2026', given: 83, annulled: 1, next: 84, year: 2026 },
}
const card = {
  journal,
  periods: [{ key: 'year:2026', title: '2026', last: '83/11-2026', given: 83, annulled: 1 }],
  jumps: [{ period: 'year:2026', last_before: 0, next: 40, by: 'Ким В. А.', on: '2026-09-01' }],
  today: '2026-11-20',
}
const numbers = [
  { id: 2, number: '83/11-2026', on: '2026-11-19', subject: null, by: 'Ким Вера', annulled: null },
  {
    id: 1,
    number: '82/11-2026',
    on: '2026-11-18',
    subject: { title: 'Справка Ахметову', link: '/documents/7?tab=text' },
    by: null,
    annulled: { on: '2026-11-20', reason: 'Ошибка', by: 'Ким Вера' },
  },
]
const rights = (level: 'read' | 'write') => ({
  permissions: { read: [changesNumbering.key], write: level === 'write' ? [changesNumbering.key] : [] },
})
beforeEach(() => {
  http.answer(path, () => [200, { items: [journal], today: card.today }])
  http.answer(`${path}3/`, ({ method }) => (method === 'PATCH' ? [200, journal] : [200, card]))
  http.answer(`${path}given/`, () => [200, { items: numbers, total: 2, page: 1, size: 20, active: null }])
  http.answer('/api/admin/users/list-views/', () => [200, { views: [], hidden: [] }])
})
afterEach(() => http.reset())

test('journals say how far they have come, and lead to their numbers', async () => {
  openPage(numberingWeb.pages, '/documents/numbers', rights('read'))
  expect(await screen.findByRole('link', { name: 'Исходящие' })).toBeTruthy()
  expect(screen.getByText('83/11-2026')).toBeTruthy()
  expect(screen.getByText('84/11-2026')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Исходящие' }))
  expect(await screen.findByText(/начато с № 40 \(Ким В. А., 01.09.2026\)/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Изменить нумерацию' })).toBeNull()
})

test('of a paper that is not for the reader it is said that it is a document', async () => {
  openPage(numberingWeb.pages, '/documents/numbers/3', rights('read'))
  expect(await screen.findByText('документ')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Справка Ахметову' }).getAttribute('href')).toBe('/documents/7?tab=text')
  expect(screen.getByText(/20.11.2026, Ким Вера. Ошибка/)).toBeTruthy()
})

test('the next number is shown while the pattern is typed, or why it can’t be', async () => {
  openPage(numberingWeb.pages, '/documents/numbers/3', rights('write'))
  fireEvent.click(await screen.findByRole('button', { name: 'Изменить нумерацию' }))
  const pattern = await screen.findByLabelText('Образец номера')
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Следующий документ получит номер 84/11-2026')
  fireEvent.change(pattern, { target: { value: '{номер}-и' } })
  expect(dialog.textContent).toContain('а года в образце нет: номера повторятся. Добавьте {год}')
  fireEvent.change(pattern, { target: { value: 'И-{номер:3}/{год:2}' } })
  fireEvent.change(screen.getByLabelText('Следующий номер'), { target: { value: '100' } })
  expect(dialog.textContent).toContain('получит номер И-100/26')
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = http.requests(`${path}3/`).find(({ method }) => method === 'PATCH')
  expect(JSON.parse(String(sent?.body))).toEqual({
    pattern: 'И-{номер:3}/{год:2}',
    period: 'calendar_year',
    next: 100,
    version: 2,
  })
})

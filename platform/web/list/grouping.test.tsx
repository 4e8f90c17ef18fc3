import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { http } from '../api/testing/fake-server.ts'
import { lazyPage } from '../lazy-page.ts'
import type { Page } from '../routes.ts'
import { openPage } from '../testing/open-page.tsx'
import { ListView } from './list-view.tsx'
import { useList } from './use-list.ts'

const sorts = ['name', 'kind'] as const
const things = endpoint({
  method: 'GET',
  path: '/api/things/',
  access: signedIn(),
  query: listQuery(sorts, {}),
  response: listOf(z.object({ id: z.int(), name: z.string(), kind: z.string() })),
  summary: 'Вещи',
})
const exported = exportOf({
  path: '/api/things/export/',
  access: signedIn(),
  sorts,
  filters: {},
  columns: ['name', 'kind'],
  summary: 'Вещи в файле',
})
function Things() {
  const list = useList(things)
  return (
    <ListView
      list={list}
      label="Вещи"
      columns={[
        { key: 'name', title: 'Название', sort: 'name', render: ({ name }) => name },
        { key: 'kind', title: 'Вид', sort: 'kind', group: ({ kind }) => kind, render: ({ kind }) => kind },
      ]}
      rowKey={({ id }) => id}
      renderCard={({ name }) => name}
      exported={exported}
      empty={{ title: 'Пусто', hint: '' }}
    />
  )
}
const page: Page = {
  id: 'things',
  path: '/things',
  access: signedIn(),
  title: msg`Вещи`,
  component: lazyPage(async () => ({ Things }), 'Things'),
}
const items = [
  { id: 1, name: 'Доска', kind: 'Мебель' },
  { id: 2, name: 'Парта', kind: 'Мебель' },
  { id: 3, name: 'Мел', kind: '' },
]

beforeEach(() => http.answer('/api/things/', () => [200, { items, total: 3, page: 1, size: 20, active: null }]))
afterEach(() => http.reset())

const headings = () =>
  within(screen.getByRole('table'))
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const last = () => http.requests('/api/things/').at(-1)?.path

test('rows are put together under what they say, in the order of that column; the address keeps it', async () => {
  const { address } = openPage([page], '/things', {})
  fireEvent.click(await screen.findByRole('combobox', { name: 'Группировать' }))
  fireEvent.click(await screen.findByRole('option', { name: 'По столбцу: Вид' }))
  await screen.findByRole('rowheader', { name: /Мебель/ })
  expect(headings()).toEqual(['Мебель2', 'Не указано1'])
  expect(address()).toContain('group=kind')
  expect(last()).toContain('sort=kind')
})

test('in another order there is nothing to put under a heading', async () => {
  openPage([page], '/things?group=kind&sort=kind', {})
  await screen.findByRole('rowheader', { name: /Мебель/ })
  fireEvent.click(screen.getByRole('button', { name: 'Название' }))
  await waitFor(() => expect(headings()).toEqual([]))
  expect(last()).toContain('sort=name')
})

test('who takes the groups away has the rows as before', async () => {
  openPage([page], '/things?group=kind&sort=kind', {})
  await screen.findByRole('rowheader', { name: /Мебель/ })
  fireEvent.click(screen.getByLabelText('Не группировать'))
  await waitFor(() => expect(headings()).toEqual([]))
})

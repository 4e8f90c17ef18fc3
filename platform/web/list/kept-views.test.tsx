import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import type { ListView as View } from '#platform/contract/list-views.ts'
import { http } from '../api/testing/fake-server.ts'
import { lazyPage } from '../lazy-page.ts'
import { fill } from '../places.tsx'
import type { Page } from '../routes.ts'
import { openPage } from '../testing/open-page.tsx'
import { ListView } from './list-view.tsx'
import { viewSharing } from './places.ts'
import { useList } from './use-list.ts'

const things = endpoint({
  method: 'GET',
  path: '/api/things/',
  access: signedIn(),
  query: listQuery(['name'], { kind: z.optional(z.string()) }),
  response: listOf(z.object({ id: z.int(), name: z.string() })),
  summary: 'Вещи',
})
function Things() {
  const list = useList(things)
  return (
    <ListView
      name="things"
      list={list}
      label="Вещи"
      columns={[{ key: 'name', title: 'Название', render: ({ name }) => name }]}
      rowKey={({ id }) => id}
      renderCard={({ name }) => name}
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
const view = (changes: Partial<View>): View => ({
  id: 1,
  name: 'Мой',
  query: { kind: 'мел' },
  hidden: [],
  is_own: true,
  may_change: true,
  author: 'Ким Лариса',
  roles: [],
  ...changes,
})
const library = { id: 9, title: 'Библиотекарь' }
const settings = (...views: View[]) => http.answer('/api/admin/users/lists/things/', () => [200, { hidden: [], views }])
const openViews = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Виды' }))
  const menu = await screen.findByRole('dialog', { name: 'Виды' })
  await within(menu).findByRole('button', { name: 'Сохранить вид' })
  return menu
}

beforeEach(() =>
  http.answer('/api/things/', () => [
    200,
    { items: [{ id: 1, name: 'Мел' }], total: 1, page: 1, size: 20, active: null },
  ]),
)
afterEach(() => http.reset())

test('shared views stand apart, to open only', async () => {
  settings(view({}), view({ id: 2, name: 'Всем', is_own: false, may_change: false, roles: [library] }))
  const { address } = openPage([page], '/things', {})
  const menu = await openViews()
  expect(within(menu).getByRole('button', { name: 'Переименовать вид «Мой»' })).toBeTruthy()
  const shared = within(menu).getByRole('list', { name: 'Общие' })
  expect(within(shared).getAllByRole('button')).toHaveLength(1)
  expect(shared.textContent).toContain('Ким Лариса → Библиотекарь')
  expect(within(menu).queryByRole('button', { name: /Поделиться/ })).toBeNull()
  fireEvent.click(within(shared).getByRole('button', { name: /Всем/ }))
  await waitFor(() => expect(address()).toContain('kind='))
})

test('who shares has a window for it; what is shared moves to the others', async () => {
  settings(view({}))
  const Sharing = ({ view: one, onShared }: { view: View; onShared: (view: View) => void }) => (
    <button onClick={() => onShared({ ...one, roles: [library] })}>Библиотекарям</button>
  )
  openPage([page], '/things', {}, [fill(viewSharing, [{ isFor: () => true, component: Sharing }])])
  fireEvent.click(within(await openViews()).getByRole('button', { name: 'Поделиться видом «Мой»' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Библиотекарям' }))
  const menu = await openViews()
  expect(within(within(menu).getByRole('list', { name: 'Общие' })).getByText('Мой')).toBeTruthy()
  expect(within(menu).queryByRole('list', { name: 'Свои виды' })).toBeNull()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { expect, test, vi } from 'vitest'
import { accessWeb } from '#areas/access/web/index.ts'
import { peopleWeb } from '#areas/people/web/index.ts'
import { signedIn, type Rights } from '#platform/contract/access.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { fill } from '#platform/web/places.tsx'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quickActions } from '#platform/web/frame/quick-actions.ts'
import { SearchDialog } from './shell/search/search-dialog.tsx'

const page = (path: Page['path']): Page => ({
  id: path,
  path,
  access: signedIn(),
  title: msg`Страница`,
  component: lazyPage(async () => ({ Shown: () => <SearchDialog onClose={() => undefined} /> }), 'Shown'),
})
const act = vi.fn()
const own = fill(quickActions, [
  { id: 'ring', title: msg`Дать звонок`, also: msg`перемена`, icon: 'alarm', order: 1, isFor: () => true, act },
])
const open = (who: Partial<Rights>) =>
  openPage([page('/'), page('/passport/PassportEditor'), page('/passport/users/new-student')], '/', who, [
    ...(accessWeb.fillings ?? []),
    ...(peopleWeb.fillings ?? []),
    own,
  ])
const type = async (words: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Что найти' }), { target: { value: words } })

test('an action is found by its other words too, and done when it is chosen', async () => {
  open({})
  await type('Перемена')
  fireEvent.click(await screen.findByRole('option', { name: 'Дать звонок' }))
  await waitFor(() => expect(act).toHaveBeenCalledOnce())
})

test('a new student is entered from there by whom keeps the records, and offered to nobody else', async () => {
  const { address } = open({ permissions: { read: ['usr_user'], write: ['usr_user'] } })
  await type('новый уч')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Новый ученик', 'Новый учитель'])
  fireEvent.click(screen.getByRole('option', { name: 'Новый ученик' }))
  await waitFor(() => expect(address()).toBe('/passport/PassportEditor?kind=students'))
})

test('with the family, class and accounts in one form by whom keeps families too', async () => {
  const { address } = open({ permissions: { read: ['usr_user', 'usr_family'], write: ['usr_user'] } })
  await type('новый ученик')
  fireEvent.click(screen.getByRole('option', { name: 'Новый ученик' }))
  await waitFor(() => expect(address()).toBe('/passport/users/new-student'))
})

test('«выйти» ends the session, on the server as well', async () => {
  http.answer('/api/admin/users/token/logout', () => [200, {}])
  open({})
  await type('выйти')
  fireEvent.click(await screen.findByRole('option', { name: 'Выйти' }))
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(http.requests('/api/admin/users/token/logout').map(({ method }) => method)).toEqual(['POST'])
})

test('who only reads is offered none of it', async () => {
  open({ permissions: { read: ['usr_user'], write: [] } })
  await type('новый уч')
  expect(screen.queryAllByRole('option')).toEqual([])
})

test('the theme changes by it', async () => {
  open({})
  await type('тёмная')
  fireEvent.click(await screen.findByRole('option', { name: 'Тёмная тема' }))
  await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'))
})

import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { listSessions, type OwnSession } from '../../contract/sessions.ts'
import { SessionsPanel } from './sessions-panel.tsx'

const session = (id: number, device: string): OwnSession => ({
  id,
  client: 0,
  device,
  address: null,
  started_at: '2026-11-20T03:00:00Z',
  seen_at: '2026-11-20T03:10:00Z',
  ended_at: null,
  is_current: id === 1,
  impersonated_by: null,
  reason: null,
})

test('a session is ended from the profile, and the dialog asks before all are', async () => {
  let items = [session(1, 'Этот'), session(2, 'Телефон'), session(3, 'Планшет')]
  http.answer(listSessions.path, ({ method, path }) => {
    if (method === 'DELETE') items = items.filter(({ id }) => !path.endsWith(`/${id}`))
    return [200, method === 'GET' ? { items } : {}]
  })
  const component = lazyPage(async () => ({ SessionsPanel }), 'SessionsPanel')
  openPage([{ id: 'own', path: '/own', access: signedIn(), title: msg`Мой профиль`, component }], '/own', {})
  expect(await screen.findAllByText(/был\(а\)/)).toHaveLength(3)
  // the one in which one is here can only be left
  expect(screen.getAllByRole('button', { name: /^Завершить вход/ })).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Завершить вход: Телефон' }))
  await waitFor(() => expect(screen.getAllByText(/был\(а\)/)).toHaveLength(2))
  expect(screen.queryByText('Телефон')).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Выйти везде' }))
  const asked = await screen.findByRole('dialog')
  expect(asked.textContent).toContain('Выйти на всех устройствах?')
  fireEvent.click(within(asked).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(http.requests(listSessions.path).filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

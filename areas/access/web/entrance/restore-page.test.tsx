import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { askRestore, checkRestore } from '../../contract/password.ts'
import { entrancePages } from './index.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

test('from the login page a new password is asked for; what is answered tells of no account', async () => {
  http.answer('/api/admin/users/sign-ins', () => [200, { items: [], password: null, is_complete: true }])
  http.answer('/api/admin/users/token/providers', () => [200, { items: [] }])
  http.answer(askRestore.path, () => [200, {}])
  openPage(entrancePages, '/login', {})
  fireEvent.click(await screen.findByRole('link', { name: 'Забыли пароль?' }))
  expect(await screen.findByRole('heading', { name: 'Восстановление пароля' })).toBeTruthy()
  fireEvent.input(screen.getByLabelText('Логин'), { target: { value: 'nobody@demo.school' } })
  fireEvent.click(screen.getByRole('button', { name: 'Отправить ссылку' }))
  expect((await screen.findByRole('status')).textContent).toContain('Если такая учётная запись есть')
  expect(http.requests(askRestore.path).map(({ body }): unknown => JSON.parse(String(body)))).toEqual([
    { login: 'nobody@demo.school' },
  ])
})

test('a dead link says so', async () => {
  http.answer(checkRestore.path, () => [409, { detail: 'Ссылка уже не действует' }])
  window.history.replaceState(null, '', '/restore#no-such-link')
  openPage(entrancePages, '/restore', {})
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ссылка'))
  expect(http.requests(checkRestore.path).map(({ body }): unknown => JSON.parse(String(body)))).toEqual([
    { token: 'no-such-link' },
  ])
})

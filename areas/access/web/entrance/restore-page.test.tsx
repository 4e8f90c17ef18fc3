import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openLightPage } from '#platform/web/testing/open-light-page.tsx'
import { askRestore, checkRestore } from '../../contract/password.ts'
import { RestorePage } from './restore-page.tsx'

test('a new password is asked for; what is answered tells of no account', async () => {
  http.answer(askRestore.path, () => [200, {}])
  openLightPage(RestorePage, '/restore')
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
  openLightPage(RestorePage, '/restore#no-such-link')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ссылка'))
  expect(http.requests(checkRestore.path).map(({ body }): unknown => JSON.parse(String(body)))).toEqual([
    { token: 'no-such-link' },
  ])
})

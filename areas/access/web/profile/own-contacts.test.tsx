import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { afterEach, expect, test, vi } from 'vitest'
import { open, signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { ConfirmMailPage } from '../confirm-mail/confirm-mail-page.tsx'
import { OwnContactsPanel } from './own-contacts-panel.tsx'

const onChanged = vi.fn<() => Promise<void>>(() => Promise.resolve())
const Panel = () => (
  <OwnContactsPanel phone="+77010001052" email="a@school.kz" shownPhone="+7 701 000 10 52" onChanged={onChanged} />
)
const pages: Page[] = [
  {
    id: 'contacts',
    path: '/contacts',
    access: signedIn(),
    title: msg`Контакты`,
    component: lazyPage(async () => ({ Panel }), 'Panel'),
  },
  {
    id: 'confirm-mail',
    path: '/confirm-mail',
    access: open(),
    title: msg`Новая почта`,
    skipsAuthentication: true,
    component: lazyPage(async () => ({ ConfirmMailPage }), 'ConfirmMailPage'),
  },
]
const url = '/api/admin/users/'
const bodyOf = (sent: { body: unknown } | undefined): unknown => JSON.parse(String(sent?.body))
afterEach(() => {
  http.reset()
  window.location.hash = ''
})

test('the phone is changed at once, a wrong one is said before it is sent', async () => {
  http.answer(`${url}phone`, () => [200, { phone: '+77015551052' }])
  openPage(pages, '/contacts', {})
  fireEvent.click(await screen.findByRole('button', { name: 'Изменить телефон' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Телефон'), { target: { value: '12' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await dialog.findByText(/Ожидается один номер телефона/)
  expect(http.requests(`${url}phone`)).toEqual([])
  fireEvent.change(dialog.getByLabelText('Телефон'), { target: { value: '8 701 555 10 52' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(bodyOf(http.requests(`${url}phone`)[0])).toEqual({ phone: '8 701 555 10 52' })
})

test('a new mail asks for the password; what is awaited is said, and the former one stays', async () => {
  http.answer(`${url}mail`, () => [200, {}])
  openPage(pages, '/contacts', {})
  fireEvent.click(await screen.findByRole('button', { name: 'Изменить почту' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Новая почта'), { target: { value: 'b@school.kz' } })
  fireEvent.change(dialog.getByLabelText('Ваш пароль'), { target: { value: 'тайна' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Отправить письмо' }))
  await screen.findByText(/Письмо со ссылкой отправлено на b@school.kz/)
  expect(screen.getByText('a@school.kz')).toBeDefined()
  expect(bodyOf(http.requests(`${url}mail`)[0])).toEqual({ email: 'b@school.kz', password: 'тайна' })
})

test('the link of the letter shows what it confirms, and is used up by the button alone', async () => {
  http.answer(`${url}mail/check`, () => [200, { email: 'b@school.kz', is_login: true }])
  http.answer(`${url}mail/confirm`, () => [200, {}])
  window.location.hash = 'token'
  openPage(pages, '/confirm-mail#token', {})
  const button = await screen.findByRole('button', { name: 'Подтвердить почту' })
  expect(http.requests(`${url}mail/confirm`)).toEqual([])
  fireEvent.click(button)
  await screen.findByText('Почта подтверждена. Теперь ваш логин: b@school.kz')
  expect(bodyOf(http.requests(`${url}mail/confirm`)[0])).toEqual({ token: 'token' })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openLightPage } from '#platform/web/testing/open-light-page.tsx'
import { LoginPage } from './login-page.tsx'

const begin = '/api/admin/users/token/providers/3'
const end = '/api/admin/users/token/provider'
const assign = vi.fn<(address: string | URL) => void>()
const bodies = () => http.requests(end).map(({ body }): unknown => JSON.parse(String(body)))

beforeEach(() => {
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  http.answer('/api/admin/users/sign-ins', () => [200, { items: [], password: null, is_complete: true }])
  http.answer('/api/admin/users/token/providers', () => [200, { items: [{ id: 3, title: 'Google' }] }])
})
afterEach(() => {
  http.reset()
  sessionStorage.clear()
  vi.restoreAllMocks()
})
const open = (search = '') => openLightPage(LoginPage, `/login${search}`)

test('a provider is a button beside the password; that it is away is said there', async () => {
  let isAway = true
  http.answer(begin, () =>
    isAway ? [409, { detail: '«Google» сейчас не отвечает' }] : [200, { url: 'https://accounts.google.com/a' }],
  )
  open('?next=/journal')
  const button = await screen.findByRole('button', { name: 'Войти через Google' })
  fireEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('«Google» сейчас не отвечает')
  expect(screen.getByLabelText('Логин')).toBeTruthy()
  isAway = false
  fireEvent.click(button)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://accounts.google.com/a'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a school without providers shows none', async () => {
  http.answer('/api/admin/users/token/providers', () => [200, { items: [] }])
  open()
  await screen.findByLabelText('Логин')
  await waitFor(() => expect(http.requests('/api/admin/users/token/providers')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /Войти через/ })).toBeNull()
})

test('back from a provider the answer is sent once, then the second step, then the page that was asked for', async () => {
  const asked = { loc: ['body', 'code'], msg: 'Введите код из приложения', type: 'asked' }
  http.answer(end, ({ body }) =>
    String(body).includes('"code":"123456"')
      ? [200, { access_token: 'a', refresh_token: 'b' }]
      : [422, { detail: [asked] }],
  )
  sessionStorage.setItem('sign-in.next', '/journal?group=1')
  open('?state=s&code=1234567890123456789&iss=https%3A%2F%2Faccounts.google.com')
  const code = await screen.findByLabelText('Код')
  expect(window.location.href).not.toContain('1234567890123456789')
  fireEvent.input(code, { target: { value: '123456' } })
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/journal?group=1'))
  expect(bodies()).toEqual([
    { answer: 'state=s&code=1234567890123456789&iss=https%3A%2F%2Faccounts.google.com' },
    { code: '123456' },
  ])
})

test('who is not known here is told so, and signs in another way', async () => {
  http.answer(end, () => [401, { detail: 'В школе нет учётной записи с почтой a@b.kz' }])
  open('?state=s&code=c')
  expect((await screen.findByRole('alert')).textContent).toBe('В школе нет учётной записи с почтой a@b.kz')
  fireEvent.click(screen.getByRole('button', { name: 'Войти по-другому' }))
  await screen.findByLabelText('Логин')
})

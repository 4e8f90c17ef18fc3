import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { ProvidersPage } from './providers-page.tsx'

const path = '/passport/sign-in-providers'
const page: Page = {
  id: 'sign-in-providers',
  path,
  access: signedIn(),
  title: msg`Провайдеры`,
  component: lazyPage(async () => ({ ProvidersPage }), 'ProvidersPage'),
}
const google = {
  id: 3,
  title: 'Google',
  issuer: 'https://accounts.google.com',
  client_id: 'school',
  domains: ['school.kz'],
  is_on: true,
  version: 2,
  linked: 7,
}
const list = '/api/admin/sign-in-providers/'
const writing = { permissions: { read: ['pas_sign_in' as const], write: ['pas_sign_in' as const] } }
const bodyOf = (sent: { body: unknown } | undefined): unknown => JSON.parse(String(sent?.body))

beforeEach(() =>
  http.answer(list, ({ method }) =>
    method === 'GET' ? [200, { items: [google], redirect_uri: 'https://school.test/login' }] : [200, google],
  ),
)
afterEach(() => http.reset())

test('a provider is changed without its secret, which is nowhere shown', async () => {
  http.answer(`${list}3/`, () => [200, google])
  openPage([page], path, writing)
  fireEvent.click(await screen.findByRole('button', { name: 'Google' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Секрет (client secret)').value).toBe('')
  fireEvent.change(within(dialog).getByLabelText('Название'), { target: { value: 'Почта школы' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(http.requests(`${list}3/`)).toHaveLength(1))
  expect(bodyOf(http.requests(`${list}3/`)[0])).toEqual({
    title: 'Почта школы',
    issuer: google.issuer,
    client_id: 'school',
    client_secret: null,
    domains: ['school.kz'],
    is_on: true,
    version: 2,
  })
})

test('whoever only reads sees the providers and the address to give them', async () => {
  openPage([page], path, { permissions: { read: ['pas_sign_in' as const], write: [] } })
  await screen.findByText('Google')
  expect(screen.getByDisplayValue('https://school.test/login')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Google|Добавить/ })).toBeNull()
})

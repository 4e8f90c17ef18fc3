import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { usualCeilings } from '../../rules/reading-verdict.ts'
import { ReadingPage } from './reading-page.tsx'
import { ReadingStep } from './reading-step.tsx'

const page: Page = {
  id: 'reading',
  path: '/passport/reading',
  access: signedIn(),
  title: msg`Чтение`,
  component: lazyPage(
    async () => ({
      Shown: function Shown() {
        return (
          <>
            <ReadingPage />
            <ReadingStep />
          </>
        )
      },
    }),
    'Shown',
  ),
}
const account = {
  id: 9,
  person_id: 9,
  full_name: 'Ким Лариса',
  roles: ['Учебная часть'],
  state: 'refused',
  read: 500,
  misses: 3,
  of_day: 700,
  at: '2026-11-20T10:00:00Z',
  until: null,
}
const list = { items: [account], total: 1, page: 1, size: 20, active: null }
const deciding = { permissions: { read: ['pas_reading' as const], write: ['pas_reading' as const] } }

beforeEach(() => {
  http.answer('/api/admin/reading/ceilings', () => [200, usualCeilings])
  http.answer('/api/admin/reading/accounts/', () => [200, list])
})
afterEach(() => http.reset())

test('who decides sees who waits, and allows it with a reason', async () => {
  http.answer('/api/admin/reading/accounts/9/decision', () => [200, {}])
  openPage([page], '/passport/reading', deciding)
  await screen.findByText('Ким Лариса')
  expect(screen.getByText(/больше 200 человек — подтверждение, больше 500/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Разрешить: Ким Лариса' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Причина'), { target: { value: 'Сверка' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Разрешить' }))
  await waitFor(() => expect(http.requests('/api/admin/reading/accounts/9/decision')).toHaveLength(1))
  const [sent] = http.requests('/api/admin/reading/accounts/9/decision')
  expect(JSON.parse(String(sent?.body))).toEqual({ is_allowed: true, reason: 'Сверка' })
})

test('whoever only reads has no buttons', async () => {
  openPage([page], '/passport/reading', { permissions: { read: ['pas_reading' as const], write: [] } })
  await screen.findByText('Ким Лариса')
  expect(screen.queryByRole('button', { name: /Разрешить|Закрыть|Изменить/ })).toBeNull()
})

test('the step asked for is shown in a window, and the page opens by itself', async () => {
  let isConfirmed = false
  const asked = { detail: [{ loc: ['reading', 'password'], msg: 'Подтвердите паролем', type: 'asked' }] }
  http.answer('/api/admin/reading/accounts/', () => (isConfirmed ? [200, list] : [422, asked]))
  http.answer('/api/admin/users/reading/confirm', ({ body }) => {
    isConfirmed = String(body).includes('верный')
    return isConfirmed
      ? [200, {}]
      : [422, { detail: [{ loc: ['body', 'password'], msg: 'Неверный пароль', type: 'rule' }] }]
  })
  openPage([page], '/passport/reading', deciding)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Подтвердите паролем')
  const password = within(dialog).getByLabelText('Ваш пароль')
  fireEvent.change(password, { target: { value: 'не тот' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
  await within(dialog).findByText('Неверный пароль')
  fireEvent.change(password, { target: { value: 'верный' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
  await screen.findByText('Ким Лариса')
})

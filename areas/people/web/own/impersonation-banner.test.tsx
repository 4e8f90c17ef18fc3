import { fireEvent, screen } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'

const page: Page = {
  id: 'page',
  path: '/',
  access: signedIn(),
  title: msg`Страница`,
  component: lazyPage(() => import('./impersonation-banner.tsx'), 'ImpersonationBanner'),
}
const token = (onlyReads: boolean) => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { user_id: 1, person: 1, act: 2, client: 0, roles: [], permissions: { read: [], write: [] }, exp }
  return `h.${btoa(JSON.stringify({ ...claims, ...(onlyReads && { only_reads: true }) }))}.s`
}

test('says that nothing can be changed until changes are switched on, and that they are', async () => {
  const asked: unknown[] = []
  http.answer('/api/admin/users/token/changes', ({ body }) => {
    const { is_on } = JSON.parse(String(body)) as { is_on: boolean }
    asked.push(is_on)
    return [200, { access_token: token(!is_on) }]
  })
  openPage([page], '/', {})
  keepToken(token(true))
  expect((await screen.findByRole('status')).textContent).toContain('только просмотр')
  fireEvent.click(screen.getByRole('button', { name: 'Включить изменения' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Выключить изменения' }))
  expect((await screen.findByRole('button', { name: 'Включить изменения' })).isConnected).toBe(true)
  expect(asked).toEqual([true, false])
})

import { act, screen, waitFor } from '@testing-library/react'
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
  component: lazyPage(() => import('./print-head.tsx'), 'PrintHead'),
}
const token = (act?: number) => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const claims = { user_id: 1, person: 1, client: 0, roles: [], permissions: { read: [], write: [] }, exp }
  return `h.${btoa(JSON.stringify({ ...claims, ...(act !== undefined && { act }) }))}.s`
}
const own = { id: 1, surname: 'Ким', name: 'Вера', patronymic: null, full_name: 'Ким Вера' }
const open = (act?: number) => {
  http.answer('/api/passport/school/brand', () => [200, { name: 'Школа № 7', logo: null }])
  http.answer('/api/users/users/?admin_user_id=1', () => [200, { items: [own], total: 1 }])
  http.answer('/api/admin/users/sessions', () => [
    200,
    {
      items: [
        { id: 1, is_current: false, impersonated_by: null },
        { id: 2, is_current: true, impersonated_by: 'Ахметов Данияр' },
      ],
    },
  ])
  openPage([page], '/', {})
  keepToken(token(act))
}

/** What stands on the sheet once whose page it is has been read. */
const printed = (words: RegExp) =>
  waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    return screen.getByText(words).textContent
  })

test('a page says on paper who has printed it', async () => {
  open()
  expect(await printed(/Ким В\./)).toMatch(/^Школа № 7 · Напечатано [\d. :]+ · Ким В\.$/)
})

test('under another’s name both stand on it', async () => {
  open(2)
  expect(await printed(/Ахметов Данияр/)).toMatch(
    /^Школа № 7 · Напечатал\(а\) Ахметов Данияр под именем Ким В\. · [\d. :]+$/,
  )
})

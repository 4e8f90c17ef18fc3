import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { PersonMenu } from './person-menu.tsx'

const page = {
  id: 'shown',
  path: '/shown',
  access: signedIn(),
  title: msg`Страница`,
  component: lazyPage(async () => ({ PersonMenu }), 'PersonMenu'),
} as const
const teacher = {
  id: 9,
  admin_user_id: 1,
  surname: 'Серикова',
  name: 'Алия',
  patronymic: null,
  full_name: 'Серикова Алия',
  roles: [{ id: 3, name: 'teacher', title: 'Учитель' }],
  groups: [personKinds.teacher.id, personKinds.parent.id],
  class: null,
  position: null,
  phone: null,
  email: null,
  iin: null,
  birth_date: null,
  is_archived: false,
  merged_into: null,
  nationality: null,
  citizenship: null,
  masked: [],
  photo: null,
}
const assign = vi.fn<(to: string | URL) => void>()
beforeEach(() => {
  assign.mockClear()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
const open = async (groups: number[], client: 0 | 1) => {
  http.answer('/api/users/users/', () => [200, { items: [{ ...teacher, groups }], total: 1, page: 1, size: 20 }])
  openPage([page], '/shown', { client })
  fireEvent.click(await screen.findByRole('button', { name: /Серикова/ }))
  await screen.findByRole('menuitem', { name: 'Мой профиль' })
}

test.each([
  ['a teacher with children here goes to the family’s side', 0, 'Перейти в кабинет родителя', 1],
  ['and back to the school', 1, 'Перейти в школу', 0],
] as const)('%s, where the pages begin anew', async (_, client, name, to) => {
  const sent: unknown[] = []
  http.answer('/api/admin/users/token/switch', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { access_token: 'h.e30=.s' }]
  })
  await open(teacher.groups, client)
  fireEvent.click(screen.getByRole('menuitem', { name }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'))
  expect(sent).toEqual([{ client: to }])
})

test('who has no children here has no other side', async () => {
  await open([personKinds.teacher.id], 0)
  expect(screen.queryByRole('menuitem', { name: 'Перейти в кабинет родителя' })).toBeNull()
})

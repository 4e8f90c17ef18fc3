import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { read } from '#platform/contract/access.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { Content } from './content.tsx'

const page = (path: `/${string}`) =>
  ({
    id: path,
    path,
    access: read(permissionKey('pas_roles')),
    title: { id: path },
    component: () => <Content>Страница</Content>,
  }) as const
const home = { ...page('/'), component: () => null }

test('who lacks the right to a page is told so, a family is led to its own', async () => {
  const school = openPage([home, page('/board')], '/board', {})
  await screen.findByText('Доступ запрещен')
  expect(school.address()).toBe('/board')
  const family = openPage([home, page('/board')], '/board', { client: 1 })
  await waitFor(() => expect(family.address()).toBe('/'))
})

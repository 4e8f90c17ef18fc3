import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'

const page: Page = {
  id: 'settings',
  path: '/passport/roles/settings',
  access: readRightsMatrix.access,
  title: msg`Права ролей`,
  component: lazyPage(() => import('./settings-page.tsx'), 'RightsSettingsPage'),
}
const permission = (key: string, title: string, opens_nothing = false) => ({
  key,
  title,
  opens: `Открывает: ${title}`,
  opens_nothing,
  defaults: [],
})
const role = (id: number, title: string) => ({ id, name: `r${id}`, title, people: 0 })
const grant = (role_id: number, key: string, level: string) => ({ role_id, key, level })

beforeEach(() => {
  http.answer(readRightsMatrix.path, () => [
    200,
    {
      roles: [role(1, 'Учитель'), role(2, 'Завуч'), role(3, 'Кадры')],
      grants: [
        grant(1, 'journal', 'write'),
        grant(2, 'journal', 'read'),
        grant(2, 'years', 'write'),
        grant(1, 'people', 'read'),
        grant(2, 'people', 'read'),
        grant(3, 'generator', 'write'),
      ],
    },
  ])
  http.answer('/api/admin/roles/permissions/', () => [
    200,
    {
      groups: [
        {
          title: 'Учёба',
          permissions: [
            permission('journal', 'Журнал'),
            permission('years', 'Учебные годы'),
            permission('people', 'Люди'),
            permission('generator', 'Составление', true),
          ],
        },
      ],
    },
  ])
})
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('two roles side by side: only what differs, in both directions, and the other way round', async () => {
  const { address } = openPage([page], '/passport/roles/settings', {
    roles: ['ceasar'],
    permissions: { read: ['pas_roles_settings'], write: [] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Сравнить роли' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Чем отличаются роли' }))
  expect(rowsOf(panel.getByRole('table', { name: 'Больше у роли «Учитель»: 1' }))).toEqual([
    ['Журнал', 'правка', 'чтение'],
  ])
  expect(rowsOf(panel.getByRole('table', { name: 'Больше у роли «Завуч»: 1' }))).toEqual([
    ['Учебные годы', 'нет', 'правка'],
  ])
  expect(panel.getByText('Одинаковых прав: 1. Они здесь не показаны')).toBeDefined()
  fireEvent.click(panel.getByRole('button', { name: 'Поменять местами' }))
  await waitFor(() =>
    expect(rowsOf(panel.getByRole('table', { name: 'Больше у роли «Учитель»: 1' }))).toEqual([
      ['Журнал', 'чтение', 'правка'],
    ]),
  )
  expect(address()).toContain('compare')
})

test('a key that nothing asks for yet says so, also where roles are compared', async () => {
  openPage([page], '/passport/roles/settings?compare=3,1', {
    roles: ['ceasar'],
    permissions: { read: ['pas_roles_settings'], write: [] },
  })
  const panel = within(await screen.findByRole('dialog', { name: 'Чем отличаются роли' }))
  expect(panel.getByText('Составление, пока ничего не открывает')).toBeDefined()
  expect(screen.getByText('Пока ничего не открывает. Открывает: Составление')).toBeDefined()
})

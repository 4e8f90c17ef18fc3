import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { attachHost, type Notice } from '#platform/web/notifications/notify.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { RolesPanel } from '../account/roles-panel.tsx'
import { readRightsMatrix } from '../../contract/rights-matrix.ts'

const shown = vi.fn<(notice: Notice) => void>()
const sent: [method: string, path: string, body: unknown][] = []
const answer = (path: string, body: unknown) =>
  http.answer(path, (request) => {
    if (request.method !== 'GET')
      sent.push([request.method, request.path, typeof request.body === 'string' ? JSON.parse(request.body) : null])
    return [200, body]
  })
beforeEach(() => {
  http.reset()
  sent.length = 0
  shown.mockClear()
  attachHost(shown)
})

/** Takes back what was told of last. */
async function revert(title: string, label: string) {
  await waitFor(() => expect(shown.mock.lastCall?.[0]).toMatchObject({ title, back: { label } }))
  act(() => shown.mock.lastCall?.[0].back?.act())
}

const roles = '/api/admin/users/5/roles/'
const classA = { kind: 'class' as const, id: 1 }
function openRoles() {
  const limits = [{ ...classA, title: '7А' }]
  answer(roles, {
    items: [{ role_id: 2, title: 'Завуч', granted_at: '2026-09-01T08:00:00Z', limits, may_grant: true }],
    grantable: [{ id: 3, title: 'Кадры' }],
    targets: [{ kind: 'class', title: 'Классы', items: [{ id: 1, title: '7А' }] }],
  })
  const Shown = () => <RolesPanel accountId={5} />
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Роли`, component }], '/shown', {})
}

test('a role that was taken comes back within its limits', async () => {
  openRoles()
  fireEvent.click(await screen.findByRole('button', { name: 'Забрать роль Завуч' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Забрать' }))
  await revert('Роль забрана', 'Вернуть')
  await waitFor(() =>
    expect(sent).toEqual([
      ['DELETE', `${roles}2/`, null],
      ['POST', roles, { role_id: 2, limits: [classA] }],
    ]),
  )
  await waitFor(() => expect(shown.mock.lastCall?.[0].title).toBe('Роль возвращена'))
})

test('a role that was given is taken again', async () => {
  openRoles()
  fireEvent.click(await screen.findByRole('combobox', { name: 'Выдать роль' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Кадры', hidden: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Выдать' }))
  await revert('Роль выдана', 'Вернуть')
  await waitFor(() =>
    expect(sent).toEqual([
      ['POST', roles, { role_id: 3, limits: [] }],
      ['DELETE', `${roles}3/`, null],
    ]),
  )
})

test('changed limits of a role go back', async () => {
  openRoles()
  fireEvent.click(await screen.findByRole('button', { name: 'Пределы роли Завуч' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Сохранить' }))
  await revert('Пределы роли изменены', 'Вернуть')
  const body = { limits: [classA], seen: [classA] }
  await waitFor(() =>
    expect(sent).toEqual([
      ['PATCH', `${roles}2/`, body],
      ['PATCH', `${roles}2/`, body],
    ]),
  )
})

test('saved rights of the matrix go back, cell by cell', async () => {
  const matrix = {
    roles: [{ id: 1, name: 'r1', title: 'Учитель', is_system: false, people: 4 }],
    grants: [{ role_id: 1, key: 'jrn_journal', level: 'read' }],
  }
  answer(readRightsMatrix.path, matrix)
  http.answer('/api/admin/roles/matrix/preview/', () => [200, { obstacles: [], effects: [] }])
  const permission = { key: 'jrn_journal', title: 'Журнал', opens: 'Открывает журнал', opens_nothing: false }
  const groups = [{ title: 'Учёба', permissions: [{ ...permission, defaults: [] }] }]
  http.answer('/api/admin/roles/permissions/', () => [200, { groups }])
  const page = {
    id: 'settings',
    path: '/passport/roles/settings',
    access: readRightsMatrix.access,
    title: msg`Права ролей`,
    component: lazyPage(() => import('./matrix/settings-page.tsx'), 'RightsSettingsPage'),
  } as const
  const keys = ['pas_roles_settings']
  openPage([page], page.path, { roles: ['ceasar'], permissions: { read: keys, write: keys } })
  const cell = await screen.findByRole('gridcell', { name: /Учитель: Журнал — чтение/ })
  fireEvent.mouseDown(cell)
  fireEvent.focus(cell)
  fireEvent.keyDown(cell, { key: ' ', code: 'Space' })
  fireEvent.click(await screen.findByRole('button', { name: 'Сохранить: 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Сохранить' }))
  await revert('Успешно', 'Отменить')
  await screen.findByText('Сохранить права?')
  fireEvent.click(screen.getAllByRole('button', { name: 'Сохранить', hidden: true }).at(-1) as HTMLElement)
  const change = { role_id: 1, key: 'jrn_journal' }
  await waitFor(() =>
    expect(sent).toEqual([
      ['PATCH', readRightsMatrix.path, { changes: [{ ...change, seen: 'read', level: 'write' }] }],
      ['PATCH', readRightsMatrix.path, { changes: [{ ...change, seen: 'write', level: 'read' }] }],
    ]),
  )
})

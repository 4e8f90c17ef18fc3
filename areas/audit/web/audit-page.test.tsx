import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import {
  listChanges,
  listDenials,
  listFailedSignIns,
  listSignIns,
  type AuditedChange,
  type SignIn,
} from '../contract/audit.ts'
import { auditWeb } from './index.ts'

const reader = { permissions: { read: ['log_audit'], write: [] } }
const listed = (...items: unknown[]) =>
  [200, { items, total: items.length, page: 1, size: 20, active: null }] as [number, unknown]
const person = { id: 101, full_name: 'Ахметов Данияр Нурланович' }
const reading: AuditedChange = {
  id: 7,
  at: '2026-11-20T03:10:00Z',
  who: 'Ким Виктория Андреевна',
  on_behalf_of: null,
  subject: 'people.person',
  kind: 'changed',
  steps: [],
  what: 'Просмотр закрытых данных',
  about: person,
  request_id: null,
}
const signIn: SignIn = {
  id: 3,
  started_at: '2026-11-20T03:00:00Z',
  person,
  login: 'student@demo.school',
  impersonated_by: null,
  reason: null,
  device: 'Chrome, Linux',
  address: '10.0.0.7',
  ended_at: null,
}

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/admin/users/lists/', () => [200, { hidden: [], views: [] }])
  http.answer(listChanges.path, () => listed(reading))
  http.answer(listSignIns.path, () => listed(signIn))
  http.answer(listFailedSignIns.path, () => listed())
  http.answer(listDenials.path, () => listed())
})

test('who read what is masked, who signed in, who failed to and who was refused stand side by side', async () => {
  const { address } = openPage(auditWeb.pages, '/page-views/audit?section=people', reader)
  const changes = within(await screen.findByRole('table', { name: 'Изменения' }))
  expect(await changes.findByText('Просмотр закрытых данных')).toBeTruthy()
  expect(changes.getByText(person.full_name)).toBeTruthy()
  expect(http.requests(listChanges.path)[0]?.path).toContain('section=people')

  fireEvent.click(screen.getByRole('tab', { name: 'Входы' }))
  const row = within(await screen.findByRole('table', { name: 'Входы' }))
  expect(await row.findByText('Chrome, Linux')).toBeTruthy()
  expect(row.getByText(person.full_name)).toBeTruthy()
  expect(address()).toBe('/page-views/audit?show=sign-ins')

  fireEvent.click(screen.getByRole('tab', { name: 'Неудачные входы' }))
  expect((await screen.findAllByText('За эти дни все входили с первого раза')).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('tab', { name: 'Отказы' }))
  await screen.findByRole('tab', { name: 'Отказы', selected: true })
  expect(address()).toBe('/page-views/audit?show=denials')
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { failures } from '../contract/texts.ts'
import { evacuationWeb } from './index.ts'
import { noteEnd, noteStart } from './live/running.ts'

const keys = ['eva_evacuation', 'eva_mark', 'eva_results', 'cab_buildings']
const heads = { permissions: { read: keys, write: keys } }
const broken = (): [number, unknown] => [500, {}]
const own = { id: 1, full_name: 'Ахметов Данияр', groups: [], roles: [], class: null, position: null }
const guest = { id: 7, name: 'Мастер', host: 'завхоз', came_at: '2026-11-20T05:00:00Z', left_at: null, version: 1 }
const evacuations = '/api/evacuation/evacuations/'

beforeEach(() => {
  http.answer('/api/users/users/', () => [200, { items: [own], total: 1, page: 1, size: 20 }])
  http.answer(`${evacuations}in_progress/`, () => [
    200,
    { evacuation_in_progress: null, leads_to: null, now: new Date().toISOString() },
  ])
  http.answer(evacuations, () => [200, { items: [], total: 0, page: 1, size: 20, active: null }])
  http.answer('/api/evacuation/guests/', () => [200, { items: [guest] }])
})
const open = (path: string) => openPage(evacuationWeb.pages, path, heads)

test('a guest written down by mistake is removed, after a word on what it means', async () => {
  http.answer('/api/evacuation/guests/7', () => [200, {}])
  open('/evacuation')
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить запись: Мастер' }))
  await screen.findByText('Удалить запись «Мастер»?')
  expect(http.requests('/api/evacuation/guests/7')).toEqual([])
  http.answer('/api/evacuation/guests/', () => [200, { items: [] }])
  fireEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  await screen.findByText('Сегодня гостей не отмечали.')
  expect(http.requests('/api/evacuation/guests/7').map(({ method }) => method)).toEqual(['DELETE'])
})

test('a list of events that can not be read is told in its own words, and read again', async () => {
  http.answer(evacuations, broken)
  open('/evacuation')
  await screen.findByText(failures.list)
  http.answer(evacuations, () => [200, { items: [], total: 0, page: 1, size: 20, active: null }])
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await screen.findByText('Событий ещё не было')
})

test('the list of events follows an evacuation that begins and ends while it stands open', async () => {
  const one = { id: 9, mode: 'drill', kind: 'fire', started_at: new Date().toISOString() } as const
  const totals = { total: 3, waiting: 3, present: 0, missing: 0, help: 0, released: 0, away: 0 }
  const listed = { ...one, status: 'active', ended_at: null, buildings: [], parallels: [], note: '', totals }
  const answerWith = (row: object) =>
    http.answer(evacuations, () => [200, { items: [row], total: 1, page: 1, size: 20 }])
  http.answer(`${evacuations}9`, () => [200, listed])
  open('/evacuation')
  await screen.findByText('Событий ещё не было')
  answerWith(listed)
  noteStart(one)
  await screen.findByRole('cell', { name: 'Идёт' })
  answerWith({ ...listed, status: 'completed', ended_at: one.started_at })
  noteEnd(one.id, 'completed')
  await screen.findByRole('cell', { name: 'Завершена' })
})

test('choices that can not be read are told, and hold no start back', async () => {
  http.answer('/api/cabinet/buildings/', broken)
  open('/evacuation')
  fireEvent.click(await screen.findByRole('button', { name: 'Начать…' }))
  await screen.findByText(failures.options)
  expect(screen.getByRole('button', { name: 'Далее' }).hasAttribute('disabled')).toBe(false)
})

test.each([
  ['/evacuation/progress', `${evacuations}in_progress/`, () => failures.current],
  ['/evacuation/marks', `${evacuations}collect/`, () => failures.marks],
])('%s tells what could not be read', async (page, call, words) => {
  http.answer(call, broken)
  open(page)
  await waitFor(() => expect(screen.getByText(words())).toBeDefined())
})

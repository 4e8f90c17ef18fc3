import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession } from '#platform/web/api/refresh.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { evacuationWeb } from '../index.ts'
import { reportState } from './offline/own-report.ts'

const memo = {
  school: 'Школа № 5',
  evacuation: null,
  steps: [
    { kind: 'fire', text: 'Выходите за учителем\n2. Не бегите' },
    { kind: 'other', text: ' \n' },
  ],
  contacts: [{ title: 'Дежурный', phone: '+7 (701) 234-56-78' }],
  points: [],
  now: new Date().toISOString(),
}
const own = { id: 1, full_name: 'Ахметов Данияр', groups: [], roles: [], class: null, position: null }
const received = (state: string): [number, unknown] => [
  200,
  { state, standing: 'kept', presses: 1, made_at: '2026-11-20T05:01:00Z' },
]

beforeEach(() => {
  http.answer('/api/evacuation/sos/', ({ method }) => (method === 'GET' ? [200, memo] : received('help')))
  http.answer('/api/users/users/', () => [200, { items: [own], total: 1, page: 1, size: 20 }])
})
afterEach(() => {
  http.reset()
  reportState.set(null)
})
const open = () => openPage(evacuationWeb.pages, '/sos', { permissions: { read: ['eva_sos'], write: [] } })
const sent = () =>
  http
    .requests('/api/evacuation/sos/')
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(String(body)) as Record<string, string>)
const answerReport = (give: () => [number, unknown] | 'dead') =>
  http.answer('/api/evacuation/sos/', ({ method }) => (method === 'GET' ? [200, memo] : give()))

test('the memo tells the steps of each danger, and whom to call', async () => {
  open()
  const steps = await screen.findByRole('list', { name: 'Что делать: Пожар' })
  expect([...steps.children].map((step) => step.textContent)).toEqual(['Выходите за учителем', 'Не бегите'])
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Пожар'])
  const [call] = screen.getAllByRole('link')
  expect(call?.getAttribute('href')).toBe('tel:+77012345678')
})

test('a cry for help waits for the network and is one, however often it was sent', async () => {
  answerReport(() => 'dead')
  open()
  await screen.findByText('Ахметов Данияр')
  fireEvent.change(screen.getByLabelText('Где вы'), { target: { value: ' Спортзал ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Нужна помощь' }))
  await screen.findByText(/уйдёт само, когда появится связь/)
  answerReport(() => received('help'))
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/сообщение получено.*Увидеть его могут не сразу/)
  const [first, second] = sent()
  expect(first).toMatchObject({ state: 'help', name: 'Ахметов Данияр', place: 'Спортзал', phone: '' })
  expect(second).toEqual(first)
  // whom to call stands under the word again
  expect(screen.getAllByRole('link', { name: /Дежурный/ })).toHaveLength(2)
})

test('a full queue is told calmly, a word that is never taken with its reason', async () => {
  answerReport(() => [429, { detail: 'Слишком много' }])
  open()
  await screen.findByText('Ахметов Данияр')
  fireEvent.click(screen.getByRole('button', { name: 'Я в безопасности' }))
  await screen.findByText(/«Я в безопасности» ещё не принято/)
  answerReport(() => [422, { detail: [{ loc: ['body', 'name'], msg: 'Не длиннее 150 знаков', type: 'value_error' }] }])
  window.dispatchEvent(new Event('online'))
  await screen.findByText(/Не длиннее 150 знаков/)
  await waitFor(() => expect(sent()).toHaveLength(2))
})

test('where somebody is, once typed, outlives a session that ends', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('Где вы'), { target: { value: 'Кабинет 301' } })
  endSession('lost')
  cleanup()
  open()
  const place = await screen.findByLabelText<HTMLInputElement>('Где вы')
  await waitFor(() => expect(place.value).toBe('Кабинет 301'))
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { attachHost, type Notice } from '#platform/web/notifications/notify.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { Evacuation } from '../contract/evacuations.ts'
import type { Statistics } from '../contract/results.ts'
import { failures } from '../contract/texts.ts'
import { tallyOf } from '../rules/tally.ts'
import { generatedEvacuation } from './board/testing.ts'
import { evacuationWeb } from './index.ts'
import { running } from './live/running.ts'
import { tapOutbox } from './marks/tap-outbox.ts'

const keys = ['eva_evacuation', 'eva_mark', 'eva_results', 'cab_buildings']
const evacuations = '/api/evacuation/evacuations/'
const marks = '/api/evacuation/marks/'
/** A server that fails, and one that says no without saying why. */
const [broken, refused] = [(): [number, unknown] => [500, {}], (): [number, unknown] => [400, {}]]
const present = generatedEvacuation(2)
let notices: Notice[]

const inProgress = (evacuation: Evacuation | null) => () =>
  [200, { evacuation_in_progress: evacuation, leads_to: null, now: present.started_at }] as [number, unknown]

beforeEach(() => {
  http.reset()
  notices = []
  attachHost((notice) => notices.push(notice))
  running.set({ evacuation: null, leadsTo: null })
  http.answer(`${evacuations}in_progress/`, inProgress(null))
  http.answer(evacuations, () => [200, { items: [], total: 0, page: 1, size: 20, active: null }])
  http.answer('/api/evacuation/guests/', () => [200, { items: [] }])
})
afterEach(() => running.set({ evacuation: null, leadsTo: null }))

const open = (path: string) => openPage(evacuationWeb.pages, path, { permissions: { read: keys, write: keys } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const told = () => notices.map(({ title }) => title)

/** An evacuation of two people is on. */
function begin(): void {
  running.set({ evacuation: present, leadsTo: null })
  http.answer(`${evacuations}in_progress/`, inProgress(present))
  http.answer(`${evacuations}${present.id}`, () => [200, present])
  http.answer(`${evacuations}collect/`, () => [200, { evacuation: present, items: present.units }])
  http.answer(marks, () => [200, { items: present.marks }])
}

test('a start that fails', async () => {
  open('/evacuation')
  await press('Начать…')
  await press('Далее')
  http.answer(evacuations, ({ method }) => (method === 'POST' ? broken() : [200, { items: [], total: 0 }]))
  await press('Начать')
  expect((await screen.findByRole('alert')).textContent).toBe(failures.create)
})

test.each([
  ['Завершить…', 'Завершить', () => failures.change],
  ['Ложный запуск…', 'Отменить эвакуацию', () => failures.remove],
])('an end that fails: %s', async (button, sure, words) => {
  begin()
  open('/evacuation/progress')
  await press(button)
  http.answer(`${evacuations}${present.id}`, ({ method }) => (method === 'GET' ? [200, present] : broken()))
  await press(sure)
  await waitFor(() => expect(told()).toEqual([words()]))
})

test('a mark from the board that fails', async () => {
  begin()
  http.answer(`${marks}bulk/`, broken)
  open('/evacuation/progress?unit=1&person=1')
  await press('На месте')
  await waitFor(() => expect(told()).toEqual([failures.changeMark]))
})

/** What the queue could not hand over, with its reason. */
async function refusals(): Promise<HTMLElement> {
  await press('Не принято: 1')
  return screen.findByRole('dialog')
}
const giveUp = () =>
  tapOutbox().drop(
    tapOutbox()
      .all()
      .map(({ client_id }) => client_id),
  )

test('marks of the collector’s page that are refused', async () => {
  begin()
  http.answer(`${marks}bulk/`, refused)
  open('/evacuation/marks')
  await press('Ученик 1: на месте')
  expect(within(await refusals()).getByText(failures.changeMarks)).toBeTruthy()
  giveUp()
})

test('somebody added by name who is refused', async () => {
  begin()
  http.answer(`${marks}bulk/`, refused)
  http.answer(`${evacuations}${present.id}/people/`, () => [200, { items: [] }])
  open('/evacuation/marks')
  await press('Добавить')
  fireEvent.change(await screen.findByLabelText('Имя'), { target: { value: 'Гость школы' } })
  await press('Нет в списках: добавить «Гость школы»')
  expect(within(await refusals()).getByText(failures.createMarks)).toBeTruthy()
  giveUp()
})

/** Of a drill that has ended and has no report yet. */
const statistics: Statistics = {
  evacuation: { ...present, status: 'completed', ended_at: present.started_at },
  figures: {
    expected: 2,
    found: 0,
    first_mark: null,
    half: null,
    ninety: null,
    all: null,
    completed: 60,
    totals: tallyOf([]),
    units: [],
    classes: [],
    curve: [],
  },
  seen: { collectors: 0, seen: 0, unseen: [] },
  result: null,
  control_seconds: 180,
  lost: [],
  former: [],
}

test('lessons that can not be read, and a report that can not be made', async () => {
  http.answer(`/api/evacuation/statistics/${present.id}/`, () => [200, statistics])
  http.answer(`${evacuations}lessons`, broken)
  http.answer('/api/evacuation/event_results/', broken)
  open(`/evacuation/statistics/${present.id}`)
  expect(await screen.findByText(failures.lessons)).toBeTruthy()
  // the first one leads to the form
  const make = screen.getAllByRole('button', { name: 'Составить отчёт' })
  fireEvent.click(make.at(-1) as HTMLElement)
  await waitFor(() => expect(told()).toEqual([failures.createResult]))
})

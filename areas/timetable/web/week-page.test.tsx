import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { timetableWeb } from './index.ts'
import { lesson, week } from './testing/sample-week.ts'

const teacher = { roles: ['teacher'], permissions: { read: ['sch_timetable'], write: [] } }
const student = { ...teacher, roles: ['student'] }
const subjects = { has_own: true, classes: [{ id: 1, title: '7А' }], teachers: [], rooms: [{ id: 5, title: '201' }] }
const answerWeek = (...args: Parameters<typeof week>) => http.answer('/api/schedule/week/', () => [200, week(...args)])
const requested = () => http.requests('/api/schedule/week/').map(({ path }) => path.replace('/api/schedule/week/', ''))

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/schedule/week-subjects/', () => [200, subjects])
  vi.useFakeTimers({ toFake: ['Date'] })
  // 08:10 in Almaty
  vi.setSystemTime('2026-11-20T03:10:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const onPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ matches: media.includes('max-width'), media, addEventListener() {}, removeEventListener() {} }) as never,
    )

test('the week is turned forward, back to today, and stands in the address', async () => {
  answerWeek([[lesson()]])
  const { address } = openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  expect(await screen.findByRole('heading', { level: 1, name: 'Расписание класса 7А' })).toBeTruthy()
  expect(requested()).toEqual(['class-1/'])
  expect(screen.getByRole('button', { name: 'Сегодня' })).toHaveProperty('disabled', true)

  fireEvent.click(screen.getByRole('button', { name: 'Следующая неделя' }))
  await waitFor(() => expect(address()).toBe('/timetable/class-1?date=2026-11-23'))
  expect(screen.getByText('23–29 ноября 2026')).toBeTruthy()
  await waitFor(() => expect(requested().at(-1)).toBe('class-1/?date=2026-11-23'))

  fireEvent.click(screen.getByRole('button', { name: 'Прошлая неделя' }))
  await waitFor(() => expect(address()).toBe('/timetable/class-1'))
  fireEvent.click(screen.getByRole('button', { name: 'Прошлая неделя' }))
  await waitFor(() => expect(address()).toBe('/timetable/class-1?date=2026-11-09'))
  fireEvent.click(screen.getByRole('button', { name: 'Сегодня' }))
  await waitFor(() => expect(address()).toBe('/timetable/class-1'))
})

test('a lesson runs by the hour at which the school was asked to stand still', async () => {
  // 20:10 in Almaty
  vi.setSystemTime('2026-11-20T15:10:00Z')
  http.answer('/api/passport/years/', () => [200, { ...yearsAnswer, fixed_time: '08:10' }])
  answerWeek([[], [], [], [], [lesson()]])
  openPage(timetableWeb.pages, '/timetable/me', student)
  expect(await screen.findByText('Идёт сейчас')).toBeTruthy()
})

test('any day of a week asks for its Monday', async () => {
  answerWeek([[lesson()]])
  openPage(timetableWeb.pages, '/timetable/me?date=2026-12-03', student)
  await screen.findByText('Алгебра')
  expect(requested()).toEqual(['me/?date=2026-11-30'])
})

test('what is out of the ordinary is said in words', async () => {
  answerWeek([
    [lesson({ status: 'cancelled' })],
    [lesson({ id: 2, status: 'moved', moved_from: { date: '2026-11-19', shift: 1, slot: 3 }, week: 'odd' })],
    [lesson({ id: 3, teachers: [{ id: 52, short_name: 'Ким В. А.', replaces: 'Серикова А. М.' }] })],
    [],
    [lesson({ id: 4 })],
  ])
  openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  const table = within(await screen.findByRole('table'))
  for (const words of [
    'Отменён',
    'Перенесён с чт 19.11, 3-го урока',
    'По нечётным неделям',
    'Замена: вместо Серикова А. М.',
    'Идёт сейчас',
    'Сегодня',
  ])
    expect(table.getByText(words)).toBeTruthy()
})

test('the place that a lesson has left says where it went, on a phone too', async () => {
  const away = { id: 9, shift: 1, slot: 2, course: lesson().course, group: { id: 2, title: '7А/1' } }
  const { days, ...rest } = week([[lesson()]])
  const moved_away = [{ ...away, to: { date: '2026-11-19', shift: 1, slot: 5 } }]
  const answer = { ...rest, days: days.map((day, index) => (index === 0 ? { ...day, moved_away } : day)) }
  http.answer('/api/schedule/week/', () => [200, answer])
  openPage(timetableWeb.pages, '/timetable/class-1?date=2026-11-16', teacher)
  expect(await screen.findByText('Перенесён на чт 19.11, 5-й урок')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: /^2/ })).toBeTruthy()
  cleanup()
  onPhone()
  openPage(timetableWeb.pages, '/timetable/class-1?date=2026-11-16', teacher)
  expect(await screen.findByText('Перенесён на чт 19.11, 5-й урок')).toBeTruthy()
})

test('the study week is named; summer has none', async () => {
  answerWeek([[lesson()]])
  openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  expect((await screen.findAllByText('12-я учебная неделя, чётная')).length).toBeGreaterThan(0)
  cleanup()
  answerWeek([[lesson()]], { study_week: null })
  openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  await screen.findByRole('table')
  expect(screen.queryByText(/учебная неделя/)).toBeNull()
})

test('an empty place of a room is free', async () => {
  answerWeek([[lesson()]], { kind: 'room', id: 1, title: '201' })
  openPage(timetableWeb.pages, '/timetable/room-1', teacher)
  expect(await screen.findAllByText('Свободен')).toHaveLength(4)
})

test('a lesson leads into its journal only where it may be opened, a student into the diary', async () => {
  answerWeek([[lesson({ may_open_journal: true }), lesson({ id: 2, slot: 2 })]])
  openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  await screen.findByRole('table')
  expect(screen.getAllByRole('link', { name: 'Алгебра' }).map((link) => link.getAttribute('href'))).toEqual([
    '/journal?group=1&lesson=1',
  ])
  expect(screen.getAllByRole('link', { name: 'каб. 201' })[0]?.getAttribute('href')).toBe('/timetable/room-1')
})

test('a student’s lesson leads into the diary of its day', async () => {
  answerWeek([[lesson()]], { kind: 'student' })
  openPage(timetableWeb.pages, '/timetable/me', student)
  expect((await screen.findByRole('link', { name: 'Алгебра' })).getAttribute('href')).toBe('/journal?date=2026-11-16')
  expect(screen.queryByRole('link', { name: 'каб. 201' })).toBeNull()
})

test('a teacher sees who takes over, and which lessons lack a topic', async () => {
  const replaced = { id: 52, short_name: 'Ким В. А.', replaces: 'Серикова А. М.' }
  answerWeek(
    [[lesson({ teachers: [replaced] }), lesson({ id: 2, slot: 2, has_topic: false, may_open_journal: true })]],
    {
      kind: 'teacher',
      id: 51,
    },
  )
  openPage(timetableWeb.pages, '/timetable/me', teacher)
  expect(await screen.findByText('Ведёт Ким В. А.')).toBeTruthy()
  expect(screen.getAllByText('Нет темы')).toHaveLength(1)
})

test('holidays and weeks without lessons are named', async () => {
  const { days, ...rest } = week()
  http.answer('/api/schedule/week/', () => [
    200,
    { ...rest, days: days.map((day) => ({ ...day, free: 'Осенние каникулы' })) },
  ])
  openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  expect(await screen.findByText('На этой неделе уроков нет')).toBeTruthy()
  expect(screen.getByText('Осенние каникулы')).toBeTruthy()
})

test('one day off stands over its column', async () => {
  const { days, ...rest } = week([[lesson()]])
  http.answer('/api/schedule/week/', () => [
    200,
    { ...rest, days: days.map((day, index) => (index === 2 ? { ...day, free: 'День Независимости' } : day)) },
  ])
  openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  expect((await screen.findByText('День Независимости')).getAttribute('rowspan')).toBe('1')
})

test('a missing week says so and leads on', async () => {
  http.answer('/api/schedule/week/', () => [404, { detail: 'Запись не найдена или недоступна вам' }])
  openPage(timetableWeb.pages, '/timetable/class-99', teacher)
  expect(await screen.findByText('Такого расписания нет')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'К своему расписанию' })).toBeTruthy()
})

test('a failure is told and can be repeated', async () => {
  http.answer('/api/schedule/week/', () => [500, {}])
  openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  const repeat = await screen.findByRole('button', { name: 'Повторить' })
  answerWeek([[lesson()]])
  fireEvent.click(repeat)
  expect(await screen.findByRole('table')).toBeTruthy()
})

/** A stroke of the finger over the day, from one place to another across the screen. */
function stroke(from: number, to: number) {
  const panel = screen.getByRole('tabpanel')
  fireEvent.touchStart(panel, { touches: [{ clientX: from, clientY: 300 }] })
  fireEvent.touchEnd(panel, { changedTouches: [{ clientX: to, clientY: 310 }] })
}
test('on a phone a day at a time, by tabs and by strokes', async () => {
  onPhone()
  answerWeek([[lesson()], [lesson({ id: 2, course: { ...lesson().course, title: 'Физика' } })]])
  const { address } = openPage(timetableWeb.pages, '/timetable/class-1?date=2026-11-16', teacher)
  expect(await screen.findByText('Алгебра')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: /17 ноября/ }))
  expect(await screen.findByText('Физика')).toBeTruthy()
  expect(address()).toBe('/timetable/class-1?date=2026-11-17')

  act(() => stroke(100, 300))
  await waitFor(() => expect(address()).toBe('/timetable/class-1?date=2026-11-16'))
  act(() => stroke(300, 290))
  act(() => stroke(300, 100))
  await waitFor(() => expect(address()).toBe('/timetable/class-1?date=2026-11-17'))
})

test('on a phone today is chosen, and arrows go from day to day', async () => {
  onPhone()
  answerWeek([[lesson()]])
  const { address } = openPage(timetableWeb.pages, '/timetable/class-1', teacher)
  const today = await screen.findByRole('tab', { name: /20 ноября/ })
  expect(today.getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: /17 ноября/ }))
  expect(await screen.findByRole('heading', { name: 'Вторник, 17 ноября' })).toBeTruthy()
  expect(address()).toBe('/timetable/class-1?date=2026-11-17')
  fireEvent.keyDown(screen.getByRole('tab', { name: /17 ноября/ }), { key: 'ArrowRight' })
  expect(await screen.findByRole('heading', { name: 'Среда, 18 ноября' })).toBeTruthy()
})

test('/timetable leads to the own week, or to the first class', async () => {
  answerWeek([[lesson()]])
  const own = openPage(timetableWeb.pages, '/timetable', teacher)
  await waitFor(() => expect(own.address()).toBe('/timetable/me'))
})
test('/timetable of staff without lessons leads to the first class', async () => {
  answerWeek([[lesson()]])
  http.answer('/api/schedule/week-subjects/', () => [200, { ...subjects, has_own: false }])
  const other = openPage(timetableWeb.pages, '/timetable', teacher)
  await waitFor(() => expect(other.address()).toBe('/timetable/class-1'))
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('an address that names nobody is not found, and asks the server nothing', async () => {
  openPage(timetableWeb.pages, '/timetable/class-x', teacher)
  expect(await screen.findByText('Такого расписания нет')).toBeTruthy()
  expect(requested()).toEqual([])
})

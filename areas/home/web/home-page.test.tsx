import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diaryWeb } from '#areas/diary/web/index.ts'
import { journalControlWeb } from '#areas/journal-control/web/index.ts'
import { journalWeb } from '#areas/journal/web/index.ts'
import { studentAbsencesWeb } from '#areas/student-absences/web/index.ts'
import { timetableWeb } from '#areas/timetable/web/index.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { homeCards } from '#platform/web/home/index.ts'
import { fill } from '#platform/web/places.tsx'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import type { StudentDay } from '../contract/dashboard.ts'
import type { StaffLesson } from '../contract/staff-home.ts'
import { homeWeb } from './index.ts'

const pages = [...homeWeb.pages, ...journalWeb.pages, ...timetableWeb.pages]
const ofOwnClasses = [journalControlWeb, studentAbsencesWeb].flatMap(({ fillings = [] }) => fillings)
const journal = { read: ['jrn_journal', 'sch_timetable'], write: [] }
const staffLesson = (given: Partial<StaffLesson> = {}): StaffLesson => ({
  id: 7,
  group_id: 3,
  group: '7А',
  course: 'Алгебра',
  classes: ['7А'],
  date: '2026-11-20',
  slot: 1,
  start_time: '08:00',
  end_time: '08:45',
  room: '201',
  status: 'planned',
  topic: null,
  homework: null,
  is_substitute: false,
  ...given,
})
const day = (given: Partial<StudentDay> = {}): StudentDay => ({
  student: { id: 101, full_name: 'Ахметов Данияр Нурланович', class_title: '7А' },
  lessons: [
    {
      id: 7,
      date: '2026-11-20',
      slot: 1,
      start_time: '08:00',
      end_time: '08:45',
      course: 'Алгебра',
      room: '201',
      teacher: 'Серикова А. М.',
      status: 'planned',
    },
  ],
  next_day: '2026-11-23',
  homework: [{ lesson_id: 6, course: 'Физика', homework: '§ 11', files: [], given_on: '2026-11-18' }],
  marks: [
    {
      id: 1,
      date: '2026-11-19',
      course: 'Химия',
      type: 'fo',
      value: 9,
      maximum: 10,
      retake: null,
      work: null,
      comment: 'Отлично',
    },
  ],
  misses: [
    {
      id: 1,
      date: '2026-11-17',
      slot: 2,
      course: 'Физика',
      letter: 'Б',
      category: 'illness',
      title: 'Болел',
      minutes: null,
      reason: null,
    },
  ],
  works: [],
  ...given,
})
const answerStaff = (lessons: StaffLesson[], without_topic: StaffLesson[] = []) =>
  http.answer('/api/journal/home/', () => [
    200,
    { today: '2026-11-20', day: lessons[0]?.date ?? null, lessons, without_topic, replacements: [] },
  ])

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/admin/jobs/', () => [200, { items: [] }])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  vi.useFakeTimers({ toFake: ['Date'] })
  // 08:10 in Almaty
  vi.setSystemTime('2026-11-20T03:10:00Z')
})
afterEach(() => vi.useRealTimers())

test('cards that rooms bring are shown to those they are for', async () => {
  const cardFor = (role: string) => ({
    id: role,
    order: 40,
    isFor: ({ roles }: { roles: readonly string[] }) => roles.includes(role),
    component: () => <p>{role} сегодня</p>,
  })
  openPage(pages, '/', { roles: ['hr'] }, [fill(homeCards, [cardFor('hr'), cardFor('uk')])])
  expect(await screen.findByText('hr сегодня')).toBeTruthy()
  expect(screen.queryByText('uk сегодня')).toBeNull()
})

test('the day of the school: date, quarter, week', async () => {
  openPage(pages, '/', { roles: ['hr'] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Пятница, 20 ноября' })).toBeTruthy()
  expect(await screen.findByText(/II четверть · до конца четверти 35 дней · 12-я учебная неделя/)).toBeTruthy()
})

test('who teaches nothing gets no day of a teacher, and the menu is not repeated', async () => {
  answerStaff([])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  openPage(pages, '/', { roles: ['director'], permissions: { ...journal, read: [...journal.read, 'pas_calendar'] } })
  const coming = within(await screen.findByRole('region', { name: 'Ближайшее в календаре' }))
  expect(coming.getByRole('link', { name: 'Календарь' }).getAttribute('href')).toBe('/passport/calendar')
  await waitFor(() => expect(http.requests('/api/journal/home/')).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Мои уроки сегодня' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Разделы' })).toBeNull()
})

test('years that did not come are not told as missing, and can be asked again', async () => {
  http.answer('/api/passport/years/', () => [500, {}])
  openPage(pages, '/', { roles: ['hr'] })
  const again = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.queryByText('Учебный год ещё не заведён')).toBeNull()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  fireEvent.click(again)
  expect(await screen.findByText(/12-я учебная неделя/)).toBeTruthy()
})

test('years and quarters are asked for once by all parts of a page, also where they do not come', async () => {
  const director = { roles: ['director'], permissions: { ...journal, read: [...journal.read, 'pas_calendar'] } }
  const asked = () =>
    ['/api/passport/years/', '/api/passport/calendar/?type=quarter'].map((path) => http.requests(path).length)
  answerStaff([])
  openPage(pages, '/', director, ofOwnClasses)
  await screen.findByText(/12-я учебная неделя/)
  expect(asked()).toEqual([1, 1])
  cleanup()
  http.answer('/api/passport/years/', () => [500, {}])
  http.answer('/api/passport/calendar/', () => [500, {}])
  openPage(pages, '/', director, ofOwnClasses)
  await screen.findAllByRole('button', { name: 'Повторить' })
  await waitFor(() => expect(http.requests('/api/journal/home/')).toHaveLength(2))
  expect(asked()).toEqual([2, 2])
})

test('on a day without lessons a teacher and a student see the next ones', async () => {
  answerStaff([staffLesson({ date: '2026-11-23' })])
  openPage(pages, '/', { roles: ['teacher'], permissions: journal })
  expect(await screen.findByRole('region', { name: 'Мои следующие уроки: понедельник, 23 ноября' })).toBeTruthy()
  expect(screen.queryByText('Идёт сейчас')).toBeNull()
  const lessons = day().lessons.map((lesson) => ({ ...lesson, date: '2026-11-23' }))
  http.answer('/api/journal/home/student/', () => [200, { today: '2026-11-20', own: day({ lessons }) }])
  openPage(pages, '/', { roles: ['student'], permissions: journal })
  expect(await screen.findByRole('region', { name: 'Следующие уроки: понедельник, 23 ноября' })).toBeTruthy()
})

test('a teacher: lessons of today, each one click from its journal, the running one marked; topics to write', async () => {
  const running = staffLesson()
  const later = staffLesson({ id: 8, slot: 2, start_time: '08:50', end_time: '09:35', is_substitute: true })
  answerStaff([running, later], [staffLesson({ id: 5, date: '2026-11-18' })])
  openPage(pages, '/', { roles: ['teacher'], permissions: journal })
  const today = within(await screen.findByRole('region', { name: 'Мои уроки сегодня' }))
  const [first, second] = today.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('Идёт сейчас')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('Замена')).toBeTruthy()
  const links = within(first as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/journal?group=3&lesson=7',
    '/journal?group=3&lesson=7&tab=roll',
  ])
  const topics = within(screen.getByRole('region', { name: 'Без темы' }))
  expect(topics.getByRole('link', { name: /Алгебра|урок/ }).getAttribute('href')).toBe(
    '/journal?group=3&lesson=5&tab=topics',
  )
  expect(topics.getByText('Среда, 18 ноября, 1-й урок')).toBeTruthy()
})

test('a teacher without lessons today is told so', async () => {
  answerStaff([])
  openPage(pages, '/', { roles: ['teacher'], permissions: journal })
  expect(await screen.findByText('Сегодня у вас уроков нет')).toBeTruthy()
  expect(screen.getByText('У всех уроков за две недели тема записана')).toBeTruthy()
})

test('a student: lessons, homework for the next day, new marks, misses', async () => {
  http.answer('/api/journal/home/student/', () => [200, { today: '2026-11-20', own: day() }])
  openPage(pages, '/', { roles: ['student'], permissions: journal })
  expect(await screen.findByRole('region', { name: 'Задано на понедельник, 23 ноября' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Пятница, 20 ноября' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Новые отметки за неделю' })).toBeTruthy()
  const lessons = within(screen.getByRole('region', { name: 'Уроки сегодня' }))
  expect(lessons.getByRole('link', { name: 'Дневник' }).getAttribute('href')).toBe('/journal')
  for (const words of ['Идёт сейчас', '§ 11', 'Отлично', 'ФО: 9 из 10']) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText(/Болел/)).toBeTruthy()
})

const few = {
  group_id: 9,
  group: '7А',
  course: 'Физика',
  teachers: 'Ким В. А.',
  student_id: 101,
  student: 'Ахметов Данияр Нурланович',
  class_title: '7А',
  quarter: 'II четверть',
  marks: 0,
  expected: 2,
}
function openClassHome(items: (typeof few)[], total: number) {
  const listed = (rows: unknown[], count: number) =>
    [200, { items: rows, total: count, page: 1, size: 6, active: null }] as const
  const classDay = { id: 3, title: '7А', students: 25, absent: [], failing: [] }
  http.answer('/api/journal/home/class/', () => [200, { today: '2026-11-20', quarter: null, classes: [classDay] }])
  http.answer('/api/journal/absence-reasons/', () => [...listed([], 0)])
  http.answer('/api/journal/completion/students/', () => [...listed(items, total)])
  openPage(pages, '/', { roles: ['classruk'], permissions: { read: [], write: ['usr_family'] } }, ofOwnClasses)
}
test('a class teacher: whose marks are too few, each with the subject, and the way to all of them', async () => {
  const other = { ...few, group_id: 8, course: 'Химия', marks: 1 }
  openClassHome([few, other, { ...few, student_id: 102, student: 'Волкова Мария' }], 14)
  const panel = within(await screen.findByRole('region', { name: '7А: мало отметок' }))
  expect(await panel.findByText('Физика: 0 из 2 · Химия: 1 из 2')).toBeTruthy()
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
  expect(panel.getByText('14 случаев')).toBeTruthy()
  expect(http.requests('/api/journal/completion/students/')[0]?.path).toContain('own_class=true&size=100')
  expect(panel.getByRole('link', { name: 'Весь список' }).getAttribute('href')).toBe('/journal-filling?own_class=true')
})

test('panels of the own class stand in their order, those of other rooms among them', async () => {
  openClassHome([few], 1)
  await screen.findByRole('region', { name: '7А: мало отметок' })
  const titles = ['7А: отсутствуют сегодня', 'Причины отсутствия ждут ответа', '7А: неуспевающие', '7А: мало отметок']
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((title) => titles.includes(title)),
    ).toEqual(titles),
  )
})

test('a class teacher whose class has marks enough is told so', async () => {
  openClassHome([], 0)
  expect(await screen.findByText(/^У всех столько ФО/)).toBeTruthy()
})

test('a failure is told and can be repeated', async () => {
  http.answer('/api/journal/home/', () => [500, {}])
  openPage(pages, '/', { roles: ['teacher'], permissions: journal })
  fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  answerStaff([staffLesson()])
  fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('region', { name: 'Мои уроки сегодня' })).toBeTruthy()
})

const family = { client: 1 }
test('a family’s page keeps its heading where it did not come', async () => {
  http.answer('/api/users/dashboard/', () => 'dead')
  openPage(pages, '/dashboard', family)
  expect(await screen.findByText('Здесь нужна связь')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Мои дети' })).toBeTruthy()
})

const sister = { id: 102, full_name: 'Ахметова Аружан Нурлановна', class_title: '2Б' }
const answerChildren = (children: StudentDay[]) =>
  http.answer('/api/users/dashboard/', () => [200, { today: '2026-11-20', children }])

test('a family: one child at a time, chosen in the address; of a foreign child it is said', async () => {
  answerChildren([day(), day({ student: sister, marks: [], homework: [], next_day: null, misses: [], lessons: [] })])
  const { address } = openPage(pages, '/dashboard?student=999', family)
  expect(await screen.findByText('Этого ученика нет среди ваших детей')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 1, name: 'Ахметов Данияр Нурланович' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'К моим детям' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ахметов Данияр Нурланович' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Аружан, 2Б' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ахметова Аружан Нурлановна' })).toBeTruthy()
  expect(address()).toBe('/dashboard?student=102')
  for (const words of [
    'Сегодня уроков нет',
    'В ближайшие две недели уроков нет',
    'За последние семь дней отметок не было',
    'На этой неделе пропусков нет',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('a family opens the diary and the totals of the child chosen', async () => {
  answerChildren([day(), day({ student: sister })])
  http.answer('/api/journal/diary/', () => [404, { detail: 'Запись не найдена' }])
  const { address } = openPage(pages, '/dashboard?student=102', family, diaryWeb.fillings)
  fireEvent.click(await screen.findByRole('tab', { name: 'Дневник' }))
  await waitFor(() => expect(http.requests('/api/journal/diary/week/')[0]?.path).toContain('?student=102'))
  fireEvent.click(screen.getByRole('tab', { name: 'Итоги' }))
  await waitFor(() => expect(http.requests('/api/journal/diary/totals/')[0]?.path).toContain('?student=102'))
  expect(address()).toBe('/dashboard?student=102&tab=totals')
})

test('a family without children is told whom to ask, and begins anew at a button', async () => {
  answerChildren([])
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  openPage(pages, '/dashboard', family)
  expect(await screen.findByText('У вашей учётной записи нет ни роли в школе, ни ребёнка')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(reload).toHaveBeenCalledOnce()
})

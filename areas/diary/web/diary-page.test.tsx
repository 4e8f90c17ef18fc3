import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { journalWeb, studentsJournal } from '#areas/journal/web/index.ts'
import { fill } from '#platform/web/places.tsx'
import { DiaryPage } from './index.ts'
import { lesson, totals, week } from './testing/sample-diary.ts'

const student = { roles: ['student'], permissions: { read: ['jrn_journal'], write: [] } }
const weekPath = '/api/journal/diary/week/'
const totalsPath = '/api/journal/diary/totals/'
const queriesOf = (path: string) => http.requests(path).map((requested) => requested.path.replace(path, ''))
const scrolled = vi.fn<(this: Element, options?: unknown) => void>()

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer(totalsPath, () => [200, totals])
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
  // days one under another, as on a phone
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this)
  })
})
afterEach(() => vi.restoreAllMocks())
const openDiary = (at: string) => openPage(journalWeb.pages, at, student, [fill(studentsJournal, [DiaryPage])])
/** The day that was brought into view. */
const dayInView = () => scrolled.mock.contexts.at(-1)?.querySelector('h2')?.textContent

test('a week: topic, homework, marks with comments, misses in words; today is brought into view', async () => {
  const miss = {
    kind: {
      id: 4,
      code: 'late',
      letter: 'О',
      title: 'Опоздал',
      category: 'other' as const,
      counts_as_missed: false,
      excludes_marks: false,
      takes_minutes: true,
      is_archived: false,
    },
    minutes: 10,
    reason: 'Пробка',
  }
  const score = {
    id: 1,
    type: 'sor' as const,
    value: 15,
    maximum: 20,
    comment: 'Проверь знаки',
    work: 'Одночлены',
    retake: { former: 9, on: '2026-11-20' },
  }
  http.answer(weekPath, () => [
    200,
    week([[], [], [lesson({ topic: 'Степень', homework: '№ 112–115', scores: [score], miss })]]),
  ])
  openDiary('/journal')
  const day = within((await screen.findByRole('heading', { name: 'Среда, 18 ноября' })).closest('li') as HTMLElement)
  for (const words of ['Алгебра', 'каб. 201 · Серикова А. М.', 'Степень', '№ 112–115', 'Проверь знаки'])
    expect(day.getByText(words)).toBeTruthy()
  expect(day.getByText('Пересдача 20.11.2026, было 9 из 20')).toBeTruthy()
  expect(day.getByText('СОР: 15 из 20, пересдача 20.11.2026, до неё 9, Одночлены')).toBeTruthy()
  expect(day.getByText(/Опоздал/).textContent).toBe('Пропуск: Опоздал на 10 мин — Пробка')
  expect(queriesOf(weekPath)).toEqual([''])
  await waitFor(() => expect(dayInView()).toBe('Пятница, 20 ноября'))
})

test('works ahead stand under the week as three lines, the rest is asked for', async () => {
  http.answer(weekPath, () => [200, week([[lesson()]])])
  const work = (id: number) => ({
    id,
    kind: 'sor' as const,
    number: id,
    title: 'Степень',
    date: '2026-11-25',
    slot: 1,
    course: 'Алгебра',
  })
  http.answer('/api/journal/diary/works/', () => [200, { today: '2026-11-20', items: [1, 2, 3, 4, 5].map(work) }])
  openDiary('/journal')
  const works = await screen.findByRole('list', { name: 'Ближайшие СОР и СОЧ' })
  expect(within(works).getAllByRole('listitem')).toHaveLength(3)
  const day = screen.getByRole('heading', { name: 'Пятница, 20 ноября' })
  expect(day.compareDocumentPosition(works) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ещё 2' }))
  expect(within(works).getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /^Ещё/ })).toBeNull()
})

test('a link to the diary of somebody else is said, not answered with the own one', async () => {
  http.answer(weekPath, () => [200, week([[lesson()]])])
  const { address } = openDiary('/journal?student=999')
  expect(await screen.findByText('Этот дневник вам не открыть')).toBeTruthy()
  expect(http.requests(weekPath)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Мой дневник' }))
  expect(await screen.findByText('Алгебра')).toBeTruthy()
  expect(address()).toBe('/journal')
})

test('the week is turned, and stands in the address', async () => {
  http.answer(weekPath, () => [200, week([[lesson()]])])
  const { address } = openDiary('/journal')
  await screen.findByText('Алгебра')
  fireEvent.click(screen.getByRole('button', { name: 'Прошлая неделя' }))
  await waitFor(() => expect(queriesOf(weekPath)).toEqual(['', '?date=2026-11-09']))
  expect(address()).toBe('/journal?date=2026-11-09')
  fireEvent.click(screen.getByRole('button', { name: 'Сегодня' }))
  await waitFor(() => expect(address()).toBe('/journal'))
})

test('days without lessons say why', async () => {
  http.answer(weekPath, () => [200, week([], 'Осенние каникулы')])
  openDiary('/journal?date=2026-10-28')
  expect(await screen.findAllByText('Осенние каникулы')).toHaveLength(5)
  expect(queriesOf(weekPath)).toEqual(['?date=2026-10-26'])
})

test('a failure is told in the words of the server, and can be repeated', async () => {
  http.answer(weekPath, () => [503, { detail: 'Дневник сейчас не открыть' }])
  openDiary('/journal')
  const repeat = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByText('Дневник сейчас не открыть')).toBeTruthy()
  http.answer(weekPath, () => [200, week([[lesson()]])])
  fireEvent.click(repeat)
  expect(await screen.findByText('Алгебра')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Пятница, 20 ноября' })).toBeTruthy()
})

test('totals: marks, mean, results with their steps on demand, forecast, misses', async () => {
  http.answer(weekPath, () => [200, week([[lesson()]])])
  const { address } = openDiary('/journal')
  fireEvent.click(await screen.findByRole('tab', { name: 'Итоги' }))
  expect(await screen.findByText(totals.courses[0]?.forecast[0] ?? '')).toBeTruthy()
  expect(address()).toBe('/journal?tab=totals')
  expect(screen.getByText('средний 7,5')).toBeTruthy()
  expect(screen.getByText('По болезни: 3 урока')).toBeTruthy()
  expect(screen.queryByText('СОЧ: 18/30')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'I четверть 4 выставлено' }))
  expect(await screen.findByText('СОЧ: 18/30')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'II четверть 5 пока по правилам' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Год — пока нет' })).toBeTruthy()

  fireEvent.click(screen.getByRole('radio', { name: 'I чтв' }))
  await waitFor(() => expect(queriesOf(totalsPath)).toEqual(['', '?quarter=1']))
  expect(address()).toBe('/journal?tab=totals&quarter=1')
})

test('marks for works ahead are tried by the rules of the school, and go nowhere', async () => {
  openDiary('/journal?tab=totals')
  const button = await screen.findByRole('button', { name: 'Что если: Алгебра' })
  fireEvent.click(button)
  const tried = within(await screen.findByRole('group', { name: 'Что если: Алгебра' }))
  expect(tried.getByText('Пока «—»: нет СОЧ')).toBeTruthy()
  const before = http.requests('/api/').length
  fireEvent.change(tried.getByLabelText('СОЧ, из 30'), { target: { value: '24' } })
  expect(tried.getByText('Выйдет «4», 78 %')).toBeTruthy()
  fireEvent.change(tried.getByLabelText('Ещё ФО, через пробел'), { target: { value: '10 10' } })
  expect(tried.getByText('Выйдет «4», 81 %')).toBeTruthy()
  fireEvent.change(tried.getByLabelText('СОЧ, из 30'), { target: { value: '31' } })
  expect(tried.getByText('От 0 до 30')).toBeTruthy()
  expect(tried.queryByText(/Выйдет/)).toBeNull()
  expect(http.requests('/api/')).toHaveLength(before)
})

test('a year without courses says what to wait for', async () => {
  http.answer(totalsPath, () => [200, { quarter_id: null, rules: null, courses: [], misses: [] }])
  openDiary('/journal?tab=totals')
  expect(await screen.findByText('Предметов в этом году пока нет')).toBeTruthy()
})

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { readDashboard } from '#areas/home/contract/dashboard.ts'
import { readStaffHome } from '#areas/home/contract/staff-home.ts'
import { listCalendar } from '#areas/calendar/contract/entries.ts'
import { listMoves } from '#areas/classes/contract/moves.ts'
import { readInProgress } from '#areas/evacuation/contract/evacuations.ts'
import { listNotices } from '#areas/notices/contract/notices.ts'
import { listSheetClasses } from '#areas/summary-sheet/contract/summary-sheet.ts'
import { listDayChanges } from '#areas/timetable/contract/day-changes.ts'
import { listWeekSubjects } from '#areas/timetable/contract/week-subjects.ts'
import { listLongJobs } from '#platform/contract/long-jobs.ts'
import { listJournalGroups, type JournalGrid } from '#areas/journal/contract/journal.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Cast } from './prepare.ts'
import { Person } from './person.ts'
import type { Recorder } from './recorder.ts'

interface Hour {
  address: string
  cast: Cast
  /** How long the hour takes here. */
  seconds: number
  recorder: Recorder
}
/** Shares of the hour: most come in its first part, as before the first bell. */
const arrival = 0.4
const lessonsOfTeacher = 4
const marksOfLesson = 8
/** When the page opens, and when its connection stands. */
const alarmLooks = 2

const [brand, year] = ['school-brand', 1]
const calendar = ['school-calendar', {}] as const

/** What every page opens with. */
const frameOf = (person: Person) => [
  '/api/passport/school/brand',
  '/api/admin/users/menu/',
  '/api/admin/notices/unread',
  '/api/passport/years/',
  '/api/passport/calendar/?type=quarter',
  `/api/users/users/?admin_user_id=${person.accountId}`,
]

/** The first page: its frame and its own reading at once, then its cards and whether an alarm is on. @returns its own reading */
async function openHome<T>(person: Person, step: string, reading: string, cards: readonly string[]): Promise<T | null> {
  const answers = await person.together(`${step}: рамка`, [...frameOf(person), reading])
  person.listen('home', [[brand, {}], calendar])
  if (cards.length > 0) await person.together(`${step}: карточки`, cards)
  return answers.at(-1) as T | null
}
async function lookForAlarm(person: Person): Promise<void> {
  if (!person.may(readInProgress)) return
  for (let turn = 0; turn < alarmLooks; turn++) await person.get('нет ли тревоги', readInProgress.path)
}

const cardsOf = (person: Person): string[] =>
  (
    [
      [listDayChanges, listDayChanges.path],
      [listMoves, `${listMoves.path}?size=3`],
      [listLongJobs, listLongJobs.path],
      [listNotices, `${listNotices.path}?unread=true&size=3`],
      [listCalendar, `${listCalendar.path}?year_id=${year}`],
    ] as const
  ).flatMap(([endpoint, address]) => (person.may(endpoint) ? [address] : []))

async function openWeek(person: Person): Promise<void> {
  if (person.may(listWeekSubjects)) await person.get('предметы недели', listWeekSubjects.path)
  await person.get('неделя расписания', '/api/schedule/week/me/')
  person.listen('timetable', [calendar])
}

/** A teacher marks in own journals, lesson after lesson; other staff read what they would. */
async function staffHour(person: Person, milliseconds: number): Promise<void> {
  const home = person.may(readStaffHome) ? readStaffHome.path : '/api/admin/jobs/'
  await openHome(person, 'главная сотрудника', home, cardsOf(person))
  await lookForAlarm(person)
  await openWeek(person)
  if (!person.may(listJournalGroups)) return
  const groups = await person.get<{ items: { id: number; is_own: boolean }[] }>(
    'список журналов',
    '/api/journal/journal/groups/',
  )
  if (person.may(listSheetClasses)) await person.get('классы ведомостей', `${listSheetClasses.path}?year=${year}`)
  const own = groups?.items.filter(({ is_own }) => is_own).slice(0, lessonsOfTeacher) ?? []
  for (const { id } of own) {
    await teachLesson(person, id, milliseconds / lessonsOfTeacher)
  }
}

async function teachLesson(person: Person, groupId: number, milliseconds: number): Promise<void> {
  const grid = await person.get<JournalGrid>('журнал за год', `/api/journal/journal/group/${groupId}/`)
  person.listen('journal', [['journals-of-year', { year_id: year }], calendar, ['journal', { group_id: groupId }]])
  if (!grid) return
  const missed = new Set(grid.misses.map(({ lesson_id, student_id }) => `${lesson_id} ${student_id}`))
  const works = new Set(grid.works.map(({ lesson_id }) => lesson_id))
  const open = grid.quarters.find(({ start_date, end_date }) => start_date <= grid.today && grid.today <= end_date)
  const lesson = grid.lessons.findLast(
    ({ id, date, may_mark, status }) =>
      date <= grid.today && date >= (open?.start_date ?? '9') && may_mark && status !== 'cancelled' && !works.has(id),
  )
  if (!lesson || grid.group.grading_mode === 'not_evaluated') return
  const here = grid.students.filter(
    ({ id, periods }) =>
      !missed.has(`${lesson.id} ${id}`) &&
      periods.some(({ from, to }) => from <= lesson.date && (to === null || lesson.date <= to)),
  )
  for (const student of here.slice(0, marksOfLesson)) {
    await pause((milliseconds / marksOfLesson) * (0.5 + Math.random()))
    const mark = { lesson_id: lesson.id, student_id: student.id, type: 'fo', value: 1 + Math.floor(Math.random() * 10) }
    const steps = [{ do: 'score', client_id: randomUUID(), ...mark }]
    await person.send('сохранить отметку', `/api/journal/journal/group/${groupId}/save/`, { steps })
  }
}

async function studentHour(person: Person, milliseconds: number): Promise<void> {
  await openHome(person, 'главная ученика', '/api/journal/home/student/', cardsOf(person))
  await lookForAlarm(person)
  await pause(milliseconds * Math.random() * 0.5)
  await person.get('неделя дневника', '/api/journal/diary/week/')
  person.listen('journal', [calendar])
  if (Math.random() < 0.3) await person.get('итоги дневника', '/api/journal/diary/totals/')
  await openWeek(person)
}

async function parentHour(person: Person, milliseconds: number): Promise<void> {
  const home = await openHome<Output<typeof readDashboard>>(person, 'кабинет родителя', '/api/users/dashboard/', [])
  const child = home?.children[0]?.student.id
  if (child === undefined) return
  person.listen('dashboard', [['diary', { student_id: child }]])
  await pause(milliseconds * Math.random() * 0.5)
  await person.get('неделя дневника', `/api/journal/diary/week/?student=${child}`)
  if (Math.random() < 0.5) await person.get('итоги дневника', `/api/journal/diary/totals/?student=${child}`)
}

/** Everybody comes at a moment of their own, signs in and does what the role does. */
export async function playScripts({ address, cast, seconds, recorder }: Hour): Promise<void> {
  const whole = seconds * 1000
  const play = async (login: string, from: number, act: (person: Person, left: number) => Promise<void>) => {
    const coming = from * Math.random() * whole
    await pause(coming)
    const person = new Person(address, recorder)
    if (await person.signIn(login)) await act(person, (whole - coming) * 0.8)
    person.leave()
  }
  await Promise.all([
    ...cast.staff.map((login) => play(login, arrival, staffHour)),
    ...cast.students.map((login) => play(login, 0.9, studentHour)),
    ...cast.parents.map((login) => play(login, 0.9, parentHour)),
  ])
}

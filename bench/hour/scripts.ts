import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { readDashboard } from '#areas/home/contract/dashboard.ts'
import { readStaffHome } from '#areas/home/contract/staff-home.ts'
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

const view = (page_id: string) => ({ page_id, path: `/${page_id}` })

/** A teacher marks in own journals, lesson after lesson; other staff read what they would. */
async function staffHour(person: Person, milliseconds: number): Promise<void> {
  if (person.may(readStaffHome)) await person.get('главная сотрудника', '/api/journal/home/')
  await person.get('неделя расписания', '/api/schedule/week/me/')
  await person.send('просмотр страницы', '/api/logging/logging/events/page-view/', view('home'))
  if (!person.may(listJournalGroups)) return
  const groups = await person.get<{ items: { id: number; is_own: boolean }[] }>(
    'список журналов',
    '/api/journal/journal/groups/',
  )
  const own = groups?.items.filter(({ is_own }) => is_own).slice(0, lessonsOfTeacher) ?? []
  for (const { id } of own) {
    await teachLesson(person, id, milliseconds / lessonsOfTeacher)
  }
}

async function teachLesson(person: Person, groupId: number, milliseconds: number): Promise<void> {
  const grid = await person.get<JournalGrid>('журнал за год', `/api/journal/journal/group/${groupId}/`)
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
  await person.get('главная ученика', '/api/journal/home/student/')
  await pause(milliseconds * Math.random() * 0.5)
  await person.get('неделя дневника', '/api/journal/diary/week/')
  await person.send('просмотр страницы', '/api/logging/logging/events/page-view/', view('journal'))
  if (Math.random() < 0.3) await person.get('итоги дневника', '/api/journal/diary/totals/')
  await person.get('неделя расписания', '/api/schedule/week/me/')
}

async function parentHour(person: Person, milliseconds: number): Promise<void> {
  const home = await person.get<Output<typeof readDashboard>>('кабинет родителя', '/api/users/dashboard/')
  const child = home?.children[0]?.student.id
  if (child === undefined) return
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
  }
  await Promise.all([
    ...cast.staff.map((login) => play(login, arrival, staffHour)),
    ...cast.students.map((login) => play(login, 0.9, studentHour)),
    ...cast.parents.map((login) => play(login, 0.9, parentHour)),
  ])
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { columnsType } from '#platform/contract/columns.ts'
import type { Load } from './load.ts'
import { measureLoad, measureRuns, type Generator, type Measured } from './measure.ts'
import { headersOf, type BenchSchool } from './school.ts'

const reads = 200
const saves = 400
const blocks = 100

const students = 35
const markedShare = 0.3

/** The group with most lessons, given to the demonstration's teacher, with 35 students and a whole year of marks. */
export async function fullGroup({ db }: BenchSchool): Promise<number> {
  const { rows } = await sql<{ id: number; course_id: number; members: number }>`
    select g.id, g.course_id, (select count(*) from classes.group_member m where m.group_id = g.id) as members
    from classes.study_group g join timetable.lesson l on l.group_id = g.id
    where g.year_id = (select id from calendar.study_year order by date_start desc limit 1) group by 1, 2 order by count(*) desc, 1 limit 1`.execute(
    db,
  )
  const group = rows[0]
  if (!group) throw new Error('the demonstration has no groups')
  await sql`update workload.assignment set teacher_id = (select p.id from people.person p
    join access.account ac on ac.id = p.admin_user_id where ac.login = 'teacher@demo.school') where group_id = ${group.id}`.execute(
    db,
  )
  await sql`with added as (
      insert into people.person (surname, name)
      select 'Добавленный', 'Ученик ' || n from generate_series(1, ${students - group.members}::int) n returning id)
    insert into classes.group_member (group_id, course_id, student_id, during)
    select ${group.id}, ${group.course_id}, id, daterange('2026-09-01', null) from added`.execute(db)
  await sql`insert into journal.score (lesson_id, student_id, type, value, maximum)
    select l.id, m.student_id, 'fo', 1 + (l.id + m.student_id) % 10, 10
    from timetable.lesson l join classes.group_member m on m.group_id = l.group_id
    where l.group_id = ${group.id} and (l.id * 7 + m.student_id * 13) % 100 < ${markedShare * 100}::int
      and not exists (select from journal.score s where s.lesson_id = l.id and s.student_id = m.student_id)
      and not exists (select from journal.miss s where s.lesson_id = l.id and s.student_id = m.student_id)`.execute(db)
  return group.id
}

/** The last lesson of a group that is over. */
export async function heldLessonOf({ db }: BenchSchool, group: number): Promise<number> {
  const lesson = await db
    .selectFrom('timetable.lesson')
    .where('group_id', '=', group)
    .where('status', '=', 'held')
    .orderBy('date', 'desc')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return lesson.id
}

/** The rows of the grid by plain SQL, written as JSON: what the request can't do without. */
async function rawGrid({ db }: BenchSchool, group: number): Promise<number> {
  const [lessons, students, scores, misses] = await Promise.all([
    sql`select l.id, l.date, l.slot, l.starts_at, l.ends_at, l.status, t.topic, t.homework, t.version
      from timetable.lesson l left join journal.lesson_text t on t.lesson_id = l.id where l.group_id = ${group} order by date, slot`.execute(
      db,
    ),
    sql`select p.id, p.full_name, m.during from classes.group_member m join people.person p on p.id = m.student_id
      where m.group_id = ${group} order by p.full_name`.execute(db),
    sql`select s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, s.work_id, s.comment, s.version
      from journal.score s join timetable.lesson l on l.id = s.lesson_id where l.group_id = ${group}`.execute(db),
    sql`select s.id, s.lesson_id, s.student_id, s.kind_id, s.minutes, s.reason, s.version
      from journal.miss s join timetable.lesson l on l.id = s.lesson_id where l.group_id = ${group}`.execute(db),
  ])
  return JSON.stringify({ lessons: lessons.rows, students: students.rows, scores: scores.rows, misses: misses.rows })
    .length
}

/** A mark for a student at a lesson that is open, in turn. */
type StepOf = (turn: number) => { lesson_id?: number; student_id?: number; type: string; value: number }
function stepsOf(grid: JournalGrid): StepOf {
  const open = grid.lessons.filter((lesson) => lesson.date <= grid.today && lesson.date >= '2026-11-02')
  const missed = new Set(grid.misses.map((miss) => `${miss.lesson_id} ${miss.student_id}`))
  const cells = open
    .flatMap((lesson) => grid.students.map((student) => ({ lesson_id: lesson.id, student_id: student.id })))
    .filter((cell) => !missed.has(`${cell.lesson_id} ${cell.student_id}`))
  return (turn) => ({ ...cells[turn % cells.length], type: 'fo', value: 1 + (turn % 10) })
}
const readGrid = async ({ address }: BenchSchool, group: number, headers: Record<string, string>) =>
  (await (await fetch(`${address}/api/journal/journal/group/${group}`, { headers })).json()) as JournalGrid

/** Marks saved one after the other by the group's teacher. */
export async function marksOf(school: BenchSchool, group: number): Promise<Load> {
  const headers = await headersOf(school.address, 'teacher@demo.school')
  const step = stepsOf(await readGrid(school, group, headers))
  const turns = Array.from({ length: saves * 2 }, (_, turn) => step(turn))
  return {
    method: 'POST',
    urls: turns.map(({ lesson_id }) => `${school.address}/api/journal/journal/lesson/${lesson_id}/score/`),
    headers,
    bodies: turns.map(({ student_id, type, value }) =>
      JSON.stringify({ student_id, type, value, client_id: randomUUID() }),
    ),
    count: saves,
    concurrency: 1,
  }
}

export async function benchJournal(school: BenchSchool, group: number, generator: Generator): Promise<Measured[]> {
  const headers = await headersOf(school.address, 'teacher@demo.school')
  const url = `${school.address}/api/journal/journal/group/${group}`
  const grid = await readGrid(school, group, headers)
  // as a browser asks
  const asked = { ...headers, accept: `${columnsType}, application/json` }
  const size = `${grid.students.length} учеников, ${grid.lessons.length} уроков, ${grid.scores.length} отметок`
  const raw = await measureRuns(`журнал за год: те же строки чистым SQL (${size})`, reads, () => rawGrid(school, group))
  const read = (name: string, more: Record<string, string>, anew = true) =>
    measureLoad(name, generator, {
      method: 'GET',
      urls: [url],
      headers: { ...asked, ...more },
      count: reads,
      concurrency: 1,
      anew,
    })
  const first = await read(`журнал за год (${size})`, { 'accept-encoding': 'identity' })
  const packed = await read('журнал за год, со сжатием', { 'accept-encoding': 'zstd' })
  const again = await read('журнал за год ещё раз, пока он не изменился', { 'accept-encoding': 'identity' }, false)
  const tag = (await fetch(url, { headers: asked })).headers.get('etag') ?? ''
  const held = await read('журнал за год, который уже на руках', { 'if-none-match': tag }, false)
  const one = await measureLoad('сохранить отметку', generator, await marksOf(school, group))
  const step = stepsOf(grid)
  const block = await measureLoad('сохранить блок из 30 отметок', generator, {
    method: 'POST',
    urls: [`${url}/save`],
    headers,
    bodies: Array.from({ length: blocks * 2 }, (_, turn) =>
      JSON.stringify({
        steps: Array.from({ length: 30 }, (_unused, at) => ({
          do: 'score',
          client_id: randomUUID(),
          ...step(turn * 30 + at),
        })),
      }),
    ),
    count: blocks,
    concurrency: 1,
  })
  return [raw, first, packed, again, held, one, block]
}

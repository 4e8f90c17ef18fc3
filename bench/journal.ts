import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { measureLoad, measureRuns, type Generator, type Measured } from './measure.ts'
import { headersOf, type BenchSchool } from './school.ts'

const reads = 200
const saves = 400
const blocks = 100

/** The group with most lessons and students among those of the demonstration's teacher. */
async function largestGroup({ db }: BenchSchool): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select a.group_id as id from workload.assignment a join people.person p on p.id = a.teacher_id
    join access.account ac on ac.id = p.admin_user_id
    join timetable.lesson l on l.group_id = a.group_id
    where ac.login = 'teacher@demo.school' group by 1
    order by count(*) * (select count(*) from classes.group_member m where m.group_id = a.group_id) desc limit 1`.execute(
    db,
  )
  const found = rows[0]
  if (!found) throw new Error('the demonstration has no teacher with groups')
  return found.id
}

/** The rows of the grid by plain SQL, written as JSON: what the request can't do without. */
async function rawGrid({ db }: BenchSchool, group: number): Promise<number> {
  const [lessons, students, scores, misses] = await Promise.all([
    sql`select id, date, slot, starts_at, ends_at, status, topic, homework, version from timetable.lesson
      where group_id = ${group} order by date, slot`.execute(db),
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

export async function benchJournal(school: BenchSchool, generator: Generator): Promise<Measured[]> {
  const group = await largestGroup(school)
  const headers = await headersOf(school.address, 'teacher@demo.school')
  const url = `${school.address}/api/journal/journal/group/${group}`
  const grid = (await (await fetch(url, { headers })).json()) as JournalGrid
  const size = `${grid.students.length} учеников, ${grid.lessons.length} уроков, ${grid.scores.length} отметок`
  const raw = await measureRuns(`журнал за год: те же строки чистым SQL (${size})`, reads, () => rawGrid(school, group))
  const read = await measureLoad(`журнал за год (${size})`, generator, {
    method: 'GET',
    urls: [url],
    headers: { ...headers, 'accept-encoding': 'identity' },
    count: reads,
    concurrency: 1,
  })
  const packed = await measureLoad('журнал за год, со сжатием', generator, {
    method: 'GET',
    urls: [url],
    headers: { ...headers, 'accept-encoding': 'gzip' },
    count: reads,
    concurrency: 1,
  })
  const open = grid.lessons.filter((lesson) => lesson.date <= grid.today && lesson.date >= '2026-11-02')
  const missed = new Set(grid.misses.map((miss) => `${miss.lesson_id} ${miss.student_id}`))
  const cells = open
    .flatMap((lesson) => grid.students.map((student) => ({ lesson_id: lesson.id, student_id: student.id })))
    .filter((cell) => !missed.has(`${cell.lesson_id} ${cell.student_id}`))
  const step = (turn: number) => ({ ...cells[turn % cells.length], type: 'fo', value: 1 + (turn % 10) })
  const one = await measureLoad('сохранить отметку', generator, {
    method: 'POST',
    urls: Array.from(
      { length: saves * 2 },
      (_, turn) => `${school.address}/api/journal/journal/lesson/${step(turn).lesson_id}/score/`,
    ),
    headers,
    bodies: Array.from({ length: saves * 2 }, (_, turn) => {
      const { student_id, type, value } = step(turn)
      return JSON.stringify({ student_id, type, value, client_id: randomUUID() })
    }),
    count: saves,
    concurrency: 1,
  })
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
  return [raw, read, packed, one, block]
}

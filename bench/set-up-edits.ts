import { sql } from 'kysely'
import type { ClassOfYear } from '#areas/classes/contract/class-shapes.ts'
import type { WorkloadBoard } from '#areas/workload/contract/board.ts'
import type { Load } from './load.ts'
import type { Measured } from './measure.ts'
import type { BenchSchool } from './school.ts'

/** Of each kind of single edit. */
export const edits = 100

/** A load whose requests follow from each other: the place of each in the order of sending, those that warm up first. */
export function inOrder(count: number, bodyAt: (place: number) => object): Pick<Load, 'bodies' | 'count'> {
  const warming = Math.ceil(count / 2)
  const bodies = Array.from({ length: count + warming }, (_, turn) =>
    JSON.stringify(bodyAt(turn >= count ? turn - count : turn + warming)),
  )
  return { bodies, count }
}

export type Read = <T>(path: string) => Promise<T>
export type Send = (path: string, body: object) => Promise<void>
export type Write = (
  name: string,
  path: string,
  load: Pick<Load, 'bodies' | 'count'>,
  method?: 'POST' | 'PATCH',
) => Promise<Measured>

/** Hours of one assignment, from the day on: the first change parts it in two, those after it change the second part. */
export async function workloadEdits(board: WorkloadBoard, send: Send, read: Read) {
  const from = board.date
  const path = '/courses/workload/changes/'
  const chosen = board.assignments.find(({ hours }) => hours >= 2)
  if (!chosen) throw new Error('the demonstration has no workload')
  const act = { kind: 'hours' as const, id: chosen.id, version: chosen.version, hours: chosen.hours - 0.5 }
  await send(path, { from, acts: [act] })
  const { assignments } = await read<WorkloadBoard>('/courses/workload/board/')
  const row = assignments.find((one) => one.group_id === chosen.group_id && one.teacher_id === chosen.teacher_id)
  if (!row) throw new Error('the assignment has gone')
  return inOrder(edits, (place) => ({
    from,
    acts: [{ ...act, id: row.id, version: row.version + place, hours: chosen.hours - (place % 2 === 0 ? 0 : 0.5) }],
  }))
}

/** There and back between two groups of a course of one class. */
export async function moveBetweenGroups(
  { db }: BenchSchool,
  year: number,
  measured: (urls: string[], bodies: string[]) => Promise<Measured>,
): Promise<Measured> {
  const { rows } = await sql<{ own: number; other: number; student: number }>`
    select g.id as own, other.id as other, m.student_id as student from classes.study_group g
      join classes.group_member m on m.group_id = g.id and m.during @> '2026-11-20'::date
      join classes.group_class gc on gc.group_id = g.id join classes.group_class oc on oc.class_id = gc.class_id
      join classes.study_group other on other.id = oc.group_id and other.course_id = g.course_id and other.id <> g.id
    where g.year_id = ${year} order by g.id, m.student_id limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error('the demonstration has no subgroups')
  const { own, other, student } = found
  return measured(
    [other, own].map((id) => `/grouping/group/${id}/users/`),
    [JSON.stringify({ users: [student] })],
  )
}

export async function editClass(read: Read, write: Write): Promise<Measured> {
  const { classes } = await read<{ classes: ClassOfYear[] }>('/grouping/classes/year/')
  const [first] = classes
  if (!first) throw new Error('the demonstration has no classes')
  const load = inOrder(edits, (place) => ({ version: first.version + place, capacity: 30 + (place % 2) }))
  return write('правка класса', `/grouping/classes/${first.id}`, load, 'PATCH')
}

import { sql } from 'kysely'
import { openLessonsOf } from '#areas/availability/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { proposeWorkload, type Proposal } from '../../contract/board.ts'
import { propose, type Candidate, type Need } from '../../rules/propose.ts'
import { loadNormsOn, type LoadNorms } from '../load-norms.ts'
import { assignmentsOfBoard, coursesOfBoard, groupsOfBoard, teachersOfBoard } from './board-rows.ts'
import { dayOfBoard, type DayOfBoard } from './day-of-board.ts'
import { hoursInShifts, shiftsOfGroups } from './lesson-shifts.ts'
import { whyOf } from './why-proposed.ts'

interface Former {
  group_id: number
  teacher_id: number
}
/** Who taught the course last in the class that each of the group's classes was in the year before. */
const formersOf = ({ year }: DayOfBoard) => sql<Former>`
  select g.id as group_id, a.teacher_id
  from classes.study_group g join classes.group_class gc on gc.group_id = g.id
    join classes.class c on c.id = gc.class_id join classes.group_class former_gc on former_gc.class_id = c.previous_class_id
    join classes.study_group former on former.id = former_gc.group_id and former.course_id = g.course_id
    join workload.assignment a on a.group_id = former.id
  where g.year_id = ${year.id} group by g.id, a.teacher_id order by g.id, max(upper(a.during)) desc nulls first, a.teacher_id`
/** Who teaches another group of the course in one of the group's classes on the day. */
const siblingsOf = ({ year, date }: DayOfBoard) => sql<Former>`
  select distinct g.id as group_id, a.teacher_id
  from classes.study_group g join classes.group_class gc on gc.group_id = g.id
    join classes.group_class other_gc on other_gc.class_id = gc.class_id and other_gc.group_id <> g.id
    join classes.study_group other on other.id = other_gc.group_id and other.course_id = g.course_id
    join workload.assignment a on a.group_id = other.id and a.during @> ${date}::date
  where g.year_id = ${year.id} order by g.id, a.teacher_id`

const idsBy = (rows: readonly Former[]) =>
  new Map([...Map.groupBy(rows, ({ group_id }) => group_id)].map(([id, of]) => [id, of.map((one) => one.teacher_id)]))

async function readSituation(db: Database, caller: Caller, day: DayOfBoard, norms: LoadNorms) {
  const lists = await readAtOnce(db, {
    groups: groupsOfBoard(caller, day),
    teachers: teachersOfBoard(caller, day, norms),
    assignments: assignmentsOfBoard(caller, day),
    courses: coursesOfBoard,
    formers: formersOf(day),
    siblings: siblingsOf(day),
    shifts: shiftsOfGroups(day),
    shiftHours: hoursInShifts(day),
  })
  return {
    ...lists,
    formers: idsBy(lists.formers),
    siblings: idsBy(lists.siblings),
    shifts: new Map(lists.shifts.map(({ id, shift }) => [id, shift])),
  }
}

/** Hours of the leaving teacher, or those that nobody has. */
function needsOf(
  { groups, assignments, courses, formers, siblings, shifts }: Awaited<ReturnType<typeof readSituation>>,
  leaving: number | undefined,
): { need: Need; assignment: Proposal['assignment'] }[] {
  return groups.flatMap((group) => {
    const own = leaving && assignments.find((one) => one.group_id === group.id && one.teacher_id === leaving)
    if (leaving !== undefined && !own) return []
    const hours = own ? own.hours : (group.hours ?? 0) - group.assigned
    if (hours <= 0) return []
    const others = (ids: readonly number[] = []) => ids.filter((id) => id !== leaving)
    const need = {
      group_id: group.id,
      course_id: group.course_id,
      cathedra_id: courses.find(({ id }) => id === group.course_id)?.cathedra_id ?? null,
      hours,
      formers: others(formers.get(group.id)),
      siblings: others(siblings.get(group.id)),
      shift: shifts.get(group.id) ?? null,
    }
    return [{ need, assignment: own ? { id: own.id, version: own.version } : null }]
  })
}

/** Who may be given hours: not who has no post on the day. */
function candidatesOf(
  { teachers, assignments, groups, shiftHours }: Awaited<ReturnType<typeof readSituation>>,
  open: Awaited<ReturnType<typeof openLessonsOf>>,
  leaving: number | undefined,
): Candidate[] {
  const courseOf = new Map(groups.map(({ id, course_id }) => [id, course_id]))
  const taught = Map.groupBy(assignments, ({ teacher_id }) => teacher_id)
  const inShifts = Map.groupBy(shiftHours, ({ teacher_id }) => teacher_id)
  return teachers.flatMap((teacher): Candidate[] => {
    if (teacher.id === leaving || teacher.rate === null) return []
    const course_ids = (taught.get(teacher.id) ?? []).flatMap(({ group_id }) => courseOf.get(group_id) ?? [])
    const own = (inShifts.get(teacher.id) ?? []).map(({ shift, hours }) => [shift, hours] as const)
    return [{ ...teacher, course_ids, open: open.get(teacher.id) ?? null, shiftHours: new Map(own) }]
  })
}

export const proposeWorkloadHandler = handle(proposeWorkload, async ({ query, caller, db, today }) => {
  const day = await dayOfBoard(db, query, today)
  const norms = await loadNormsOn(db, day.date)
  const situation = await readSituation(db, caller, day, norms)
  const ids = situation.teachers.map(({ id }) => id)
  const open = await openLessonsOf(db, day.year.id, ids)
  const needs = needsOf(situation, query.teacher_id)
  const proposed = propose(
    needs.map(({ need }) => need),
    candidatesOf(situation, open, query.teacher_id),
    norms.largest,
  )
  const named = new Map(situation.teachers.map((one) => [one.id, { ...one, open: open.get(one.id) ?? null }]))
  return {
    date: day.date,
    items: proposed.map((one, index) => {
      const { group_id, hours, teacher_id, reason, after } = one
      const assignment = needs[index]?.assignment ?? null
      return { group_id, hours, teacher_id, reason, after, assignment, why: whyOf(one, named) }
    }),
  }
})

import { sql } from 'kysely'
import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { proposeWorkload, type BoardTeacher, type Proposal } from '../../contract/board.ts'
import { propose, type Candidate, type Need, type Proposed } from '../../rules/propose.ts'
import { assignmentsOfBoard, coursesOfBoard, groupsOfBoard, teachersOfBoard } from './board-rows.ts'
import { dayOfBoard, type DayOfBoard } from './day-of-board.ts'

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

const hoursOf = ({ hours, rate }: BoardTeacher) => {
  const [week, posts] = [displayNumber(hours), displayNumber(rate)]
  return rate === null ? t`сейчас ${week} ч` : t`сейчас ${week} ч, ставка ${posts}`
}
/** Why this teacher, in words. */
function whyOf({ reason, teaches }: Proposed, teacher: BoardTeacher | undefined): string {
  if (!teacher) return t`Свободного учителя кафедры нет: часы остались бы без учителя`
  const load = hoursOf(teacher)
  if (reason === 'last_year') return t`Вёл этот предмет в этом классе в прошлом году; ${load}`
  if (reason === 'sibling') return t`Ведёт другую группу этого предмета в классе; ${load}`
  return teaches
    ? t`Ведёт этот предмет и загружен меньше других; ${load}`
    : t`Учитель кафедры, загружен меньше других; ${load}`
}

async function readSituation(db: Database, caller: Caller, day: DayOfBoard) {
  const lists = await readAtOnce(db, {
    groups: groupsOfBoard(caller, day),
    teachers: teachersOfBoard(caller, day),
    assignments: assignmentsOfBoard(caller, day),
    courses: coursesOfBoard,
    formers: formersOf(day),
    siblings: siblingsOf(day),
  })
  return { ...lists, formers: idsBy(lists.formers), siblings: idsBy(lists.siblings) }
}

/** Hours of the leaving teacher, or those that nobody has. */
function needsOf(
  { groups, assignments, courses, formers, siblings }: Awaited<ReturnType<typeof readSituation>>,
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
    }
    return [{ need, assignment: own ? { id: own.id, version: own.version } : null }]
  })
}

export const proposeWorkloadHandler = handle(proposeWorkload, async ({ query, caller, db, today }) => {
  const day = await dayOfBoard(db, query, today)
  const situation = await readSituation(db, caller, day)
  const { teachers, assignments, groups } = situation
  const courseOf = new Map(groups.map(({ id, course_id }) => [id, course_id]))
  const taught = Map.groupBy(assignments, ({ teacher_id }) => teacher_id)
  const candidates = teachers.flatMap((teacher): Candidate[] => {
    // who has no post on the day may not be given hours
    if (teacher.id === query.teacher_id || teacher.rate === null) return []
    const course_ids = (taught.get(teacher.id) ?? []).flatMap(({ group_id }) => courseOf.get(group_id) ?? [])
    return [{ ...teacher, course_ids }]
  })
  const needs = needsOf(situation, query.teacher_id)
  const proposed = propose(
    needs.map(({ need }) => need),
    candidates,
  )
  const named = new Map(teachers.map((one) => [one.id, one]))
  return {
    date: day.date,
    items: proposed.map(({ teaches, ...one }, index) => ({
      ...one,
      assignment: needs[index]?.assignment ?? null,
      why: whyOf({ ...one, teaches }, one.teacher_id === null ? undefined : named.get(one.teacher_id)),
    })),
  }
})

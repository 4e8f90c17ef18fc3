import { sql } from 'kysely'
import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Appointments } from '../appointments.ts'
import type { Enrolment, Period } from '../enrolment.ts'
import { insertRows, updateRows } from '#platform/server/demonstration/insert-rows.ts'
import type { Holder } from '../staff.ts'

/** The room in which a class has most of its lessons; null where two classes would share it in one shift. */
function homeRooms(plan: ImportPlan): Map<string, string> {
  const classesOf = new Map(plan.groups.map(({ key, classes }) => [key, classes]))
  const lessons = new Map<string, number>()
  for (const { group, room } of plan.entries)
    for (const name of classesOf.get(group) ?? []) {
      const key = JSON.stringify([name, room])
      if (room !== null) lessons.set(key, (lessons.get(key) ?? 0) + 1)
    }
  const shifts = new Map(plan.classes.map(({ name, shift }) => [name, shift]))
  const taken = new Set<string>()
  const homes = new Map<string, string>()
  for (const [key] of [...lessons].toSorted((a, b) => b[1] - a[1])) {
    const [name, room] = JSON.parse(key) as [string, string]
    const place = `${shifts.get(name)} ${room}`
    if (homes.has(name) || taken.has(place)) continue
    taken.add(place)
    homes.set(name, room)
  }
  return homes
}

const weeksOfFormer = 5

interface Ids {
  classes: ReadonlyMap<string, number>
  rooms: ReadonlyMap<string, number>
  teachers: ReadonlyMap<string, number>
  holders: ReadonlyMap<Holder, number>
}
/**
 * Class teachers, curators and home rooms. The last class that has one has had another class teacher for the first weeks of the
 * year: who leads no class now.
 */
export async function appointToClasses(
  db: Database,
  plan: ImportPlan,
  appointed: Appointments,
  ids: Ids,
  yearStart: CalendarDate,
): Promise<void> {
  const homes = homeRooms(plan)
  const holderOf = (name: string) => {
    const curator = appointed.curators.get(name)
    return curator ? (ids.holders.get(curator) ?? null) : null
  }
  await updateRows(
    db,
    'classes.class',
    plan.classes.map(({ name }) => ({
      id: ids.classes.get(name) ?? 0,
      home_room_id: ids.rooms.get(homes.get(name) ?? '') ?? null,
    })),
  )
  const leaders = plan.classes.flatMap(({ name }) => {
    const class_id = ids.classes.get(name) ?? 0
    const teacher = ids.teachers.get(appointed.classTeachers.get(name) ?? '') ?? null
    const curator = holderOf(name)
    return [
      ...(teacher === null ? [] : [{ class_id, kind: 'teacher', person_id: teacher, during: `[${yearStart},)` }]),
      ...(curator === null ? [] : [{ class_id, kind: 'curator', person_id: curator, during: `[${yearStart},)` }]),
    ]
  })
  const changed = leaders.findLast(({ kind }) => kind === 'teacher')
  const leading = new Set(leaders.map(({ person_id }) => person_id))
  const former = [...ids.teachers.values()].find((id) => !leading.has(id))
  const handOver = addDays(yearStart, weeksOfFormer * 7)
  if (changed && former !== undefined) {
    changed.during = `[${handOver},)`
    leaders.push({ ...changed, person_id: former, during: `[${yearStart},${handOver})` })
  }
  await insertRows(db, 'classes.leader', leaders)
  // who leads the class of a room answers for it; of two shifts the one that comes first
  await sql`
    update buildings.room r set responsible_id = own.teacher from (
      select distinct on (c.home_room_id) c.home_room_id, led.person_id as teacher
      from classes.class c join classes.leader led on led.class_id = c.id and led.kind = 'teacher' and upper_inf(led.during)
      order by c.home_room_id, c.shift, c.id) own
    where own.home_room_id = r.id`.execute(db)
}

const during = ({ from, until }: Period) => `[${from},${until})`

/** Students in their classes and groups; `students` and `enrolments` go together. */
export async function buildMemberships(
  db: Database,
  students: readonly number[],
  enrolments: readonly Enrolment[],
  classes: ReadonlyMap<string, number>,
  groups: ReadonlyMap<string, number>,
): Promise<void> {
  const each = <Row>(rowsOf: (enrolment: Enrolment, student: number) => Row[]) =>
    enrolments.flatMap((enrolment, index) => rowsOf(enrolment, students[index] ?? 0))
  await insertRows(
    db,
    'classes.class_member',
    each((enrolment, student_id) =>
      enrolment.classes.map((period) => ({
        class_id: classes.get(period.of) ?? 0,
        student_id,
        during: during(period),
      })),
    ),
  )
  const rows = each((enrolment, student_id) =>
    enrolment.groups.map((period) => ({ group_id: groups.get(period.of) ?? 0, student_id, during: during(period) })),
  )
  await sql`insert into classes.group_member (group_id, course_id, student_id, during)
    select g.id, g.course_id, student_id, during
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(group_id int, student_id int, during daterange)
    join classes.study_group g on g.id = given.group_id order by g.id, student_id`.execute(db)
  const left = enrolments.flatMap(({ leftOn }, index) =>
    leftOn === null ? [] : [{ id: students[index] ?? 0, archived_at: leftOn }],
  )
  await updateRows(db, 'people.person', left)
}

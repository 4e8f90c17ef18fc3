import { sql } from 'kysely'
import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
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

interface Ids {
  classes: ReadonlyMap<string, number>
  rooms: ReadonlyMap<string, number>
  teachers: ReadonlyMap<string, number>
  holders: ReadonlyMap<Holder, number>
}
/** Class teachers, curators and home rooms. */
export async function appointToClasses(
  db: Database,
  plan: ImportPlan,
  appointed: Appointments,
  ids: Ids,
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
      class_teacher_id: ids.teachers.get(appointed.classTeachers.get(name) ?? '') ?? null,
      curator_id: holderOf(name),
      home_room_id: ids.rooms.get(homes.get(name) ?? '') ?? null,
    })),
  )
  // who leads the class of a room answers for it; of two shifts the one that comes first
  await sql`
    update buildings.room r set responsible_id = own.teacher from (
      select distinct on (home_room_id) home_room_id, class_teacher_id as teacher from classes.class
      where class_teacher_id is not null order by home_room_id, shift, id) own
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

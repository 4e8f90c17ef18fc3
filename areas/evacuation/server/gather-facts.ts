import { sql } from 'kysely'
import { headsOn } from '#areas/curriculum/server/index.ts'
import { leadersOn } from '#areas/classes/server/index.ts'
import { staffedUnits, type StaffedUnit } from '#areas/organisation/server/index.ts'
import { awayAt } from '#areas/student-absences/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { Gathering } from '#platform/server/gathering.ts'
import { evaEvacuation } from '../contract/permissions.ts'
import type { ClassFact, Facts, LessonFact, StaffFact, StaffGroupFact, StudentFact } from '../rules/facts.ts'

/** The school's calendar date and time of day (`HH:MM`). */
export interface Minute {
  today: string
  time: string
}
const room = sql`r.title as room, r.building_id as "buildingId", a.floor`
const rooms = sql`left join buildings.area a on a.id = r.area_id`

async function lessonsOf(db: Database, today: string): Promise<LessonFact[]> {
  const { rows } = await sql<LessonFact>`
    select l.id, g.kind, co.title || ', ' || g.title as title, ${room},
      to_char(l.starts_at, 'HH24:MI') as "startsAt", to_char(l.ends_at, 'HH24:MI') as "endsAt",
      coalesce((select jsonb_agg(t.id order by t.id) from timetable.lesson_teacher lt
        join people.person t on t.id = lt.teacher_id and t.archived_at is null where lt.lesson_id = l.id), '[]') as teachers,
      coalesce((select string_agg(t.surname || ' ' || left(t.name, 1) || '.', ', ' order by t.id)
        from timetable.lesson_teacher lt join people.person t on t.id = lt.teacher_id
        where lt.lesson_id = l.id), '') as "teacherNames",
      coalesce((select jsonb_agg(lt.replaces_teacher_id) from timetable.lesson_teacher lt
        where lt.lesson_id = l.id and lt.replaces_teacher_id is not null), '[]') as replaced,
      coalesce((select jsonb_agg(gm.student_id) from classes.group_member gm
        where gm.group_id = g.id and gm.during @> ${today}::date), '[]') as students
    from timetable.lesson l join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
      left join buildings.room r on r.id = l.room_id ${rooms}
    where l.date = ${today} and l.takes_place`.execute(db)
  return rows
}

async function classesOf(db: Database, today: string): Promise<ClassFact[]> {
  const { rows } = await sql<ClassFact>`
    select c.id, c.title, p.number as parallel, ${room},
      -- the class teacher first
      array(select led.person_id from ${leadersOn(today)} led where led.class_id = c.id
        group by led.person_id order by max(led.kind) desc) as leaders
    from classes.class c join classes.parallel p on p.id = c.parallel_id
      left join buildings.room r on r.id = c.home_room_id ${rooms}
    where exists (select from classes.class_member cm where cm.class_id = c.id and cm.during @> ${today}::date)`.execute(
    db,
  )
  return rows
}

/** Students with why they are away, as the journal says it. */
async function studentsOf(db: Database, minute: Minute): Promise<StudentFact[]> {
  const away = await awayAt(db, minute)
  const { rows } = await sql<Omit<StudentFact, 'absence'>>`
    select p.id, p.full_name as name, cm.class_id as "classId"
    from classes.class_member cm join people.person p on p.id = cm.student_id
    where cm.during @> ${minute.today}::date and p.archived_at is null order by p.sort_name, p.id`.execute(db)
  return rows.map((student) => ({ ...student, absence: away.get(student.id) ?? null }))
}

async function staffOf(db: Database, today: string, units: readonly StaffedUnit[]): Promise<StaffFact[]> {
  const { rows } = await sql<Omit<StaffFact, 'unitId'>>`
    select p.id, p.full_name as name, (select min(m.cathedra_id) from curriculum.cathedra_member m
      where m.person_id = p.id and m.during @> ${today}::date) as "cathedraId"
    from people.person p where p.archived_at is null and exists (
      select from people.employment e where e.person_id = p.id and e.during @> ${today}::date)
    order by p.sort_name, p.id`.execute(db)
  const unitOf = (person: number) => units.find(({ staff }) => staff.includes(person))?.id ?? null
  return rows.map((one) => ({ ...one, unitId: unitOf(one.id) }))
}

const groupOfUnit = ({ id, title, parent_id, head_id }: StaffedUnit): StaffGroupFact => ({
  id,
  title,
  parentId: parent_id,
  headId: head_id,
})

interface Around {
  cathedras: StaffGroupFact[]
  guests: Facts['guests']
  duty: number[]
}
/** Cathedras, guests in the building and who is on duty: those named, else all who may start an evacuation. */
async function aroundOf(db: Database, today: string): Promise<Around> {
  // a list whose head has left falls to the next who is there
  const { rows } = await sql<Around>`
    select coalesce((select jsonb_agg(jsonb_build_object('id', ca.id, 'title', ca.title, 'parentId', null, 'headId', h.id)
          order by ca.id)
        from curriculum.cathedra ca left join ${headsOn(today)} headed on headed.cathedra_id = ca.id
          left join people.person h on h.id = headed.person_id and h.archived_at is null
        where ca.archived_at is null), '[]') as cathedras,
      coalesce((select jsonb_agg(jsonb_build_object('name', g.name, 'host', g.host) order by g.came_at, g.id)
        from evacuation.guest g where g.left_at is null), '[]') as guests,
      coalesce((select jsonb_agg(p.id) from evacuation.duty d join people.person p on p.id = d.person_id
          where p.archived_at is null),
        (select jsonb_agg(distinct p.id) from access.role_permission rp
          join access.account_role ar on ar.role_id = rp.role_id join access.account ac on ac.id = ar.account_id
          join people.person p on p.admin_user_id = ac.id
          where rp.key = ${evaEvacuation} and rp.level = 'write' and ac.status = 'active' and p.archived_at is null),
        '[]') as duty`.execute(db)
  return rows[0] ?? { cathedras: [], guests: [], duty: [] }
}

/** What is known of the school at a minute, in seven queries and those of the gatherings. */
export async function gatherFacts(
  db: Database,
  minute: Minute,
  gatherings: readonly Gathering[],
): Promise<Omit<Facts, 'buildingIds' | 'parallels'>> {
  const lessons = await lessonsOf(db, minute.today)
  const classes = await classesOf(db, minute.today)
  const students = await studentsOf(db, minute)
  const units = await staffedUnits(db, minute.today)
  const staff = await staffOf(db, minute.today, units)
  const around = await aroundOf(db, minute.today)
  const clubs = []
  for (const gather of gatherings) clubs.push(...(await gather(db, minute)))
  return { now: minute.time, lessons, classes, students, staff, clubs, units: units.map(groupOfUnit), ...around }
}

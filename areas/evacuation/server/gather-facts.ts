import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Gathering } from '#platform/server/gathering.ts'
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
      array_remove(array[c.class_teacher_id, nullif(c.curator_id, c.class_teacher_id)], null) as leaders
    from classes.class c join classes.parallel p on p.id = c.parallel_id
      left join buildings.room r on r.id = c.home_room_id ${rooms}
    where exists (select from classes.class_member cm where cm.class_id = c.id and cm.during @> ${today}::date)`.execute(
    db,
  )
  return rows
}

/**
 * Students with why they are away: a miss of the latest of their lessons that has begun and of which the journal says
 * anything (who came later is at school), or a reason that the family gave for the day.
 */
async function studentsOf(db: Database, { today, time }: Minute): Promise<StudentFact[]> {
  const { rows } = await sql<StudentFact>`
    with told as materialized (
      select l.id, l.group_id, l.starts_at from timetable.lesson l
      where l.date = ${today} and l.takes_place and l.starts_at <= ${time}::time
        and (exists (select from journal.score s where s.lesson_id = l.id)
          or exists (select from journal.miss m where m.lesson_id = l.id))),
    latest as (
      select distinct on (gm.student_id) gm.student_id, told.id as lesson_id
      from told join classes.group_member gm on gm.group_id = told.group_id and gm.during @> ${today}::date
      order by gm.student_id, told.starts_at desc, told.id)
    select p.id, p.full_name as name, cm.class_id as "classId", coalesce(miss.letter, reason.letter) as absence
    from classes.class_member cm join people.person p on p.id = cm.student_id
    left join (select m.student_id, k.letter || ': ' || lower(k.title) as letter
      from latest join journal.miss m using (lesson_id, student_id) join journal.miss_kind k on k.id = m.kind_id
      where k.counts_as_missed or k.code = 'remote') miss on miss.student_id = p.id
    left join (select distinct on (ar.student_id) ar.student_id, k.letter || ': ' || lower(k.title) as letter
      from student_absences.absence_reason ar join journal.miss_kind k on k.id = ar.kind_id
      where ${today}::date between ar.date_from and ar.date_to and ar.first_slot is null and ar.state = 'accepted'
      order by ar.student_id, ar.id) reason on reason.student_id = p.id
    where cm.during @> ${today}::date and p.archived_at is null order by p.sort_name, p.id`.execute(db)
  return rows
}

async function staffOf(db: Database, today: string): Promise<StaffFact[]> {
  const { rows } = await sql<StaffFact>`
    select p.id, p.full_name as name,
      (select min(e.unit_id) from people.employment e join organisation.unit u on u.id = e.unit_id and u.archived_at is null
        where e.person_id = p.id and e.during @> ${today}::date) as "unitId",
      (select min(m.cathedra_id) from curriculum.cathedra_member m where m.person_id = p.id) as "cathedraId"
    from people.person p where p.archived_at is null and exists (
      select from people.employment e where e.person_id = p.id and e.during @> ${today}::date)
    order by p.sort_name, p.id`.execute(db)
  return rows
}

interface Around {
  units: StaffGroupFact[]
  cathedras: StaffGroupFact[]
  guests: Facts['guests']
  duty: number[]
}
/** Units, cathedras, guests in the building and who is on duty: those named, else all who may start an evacuation. */
async function aroundOf(db: Database): Promise<Around> {
  const group = (parent: string, head: string) => sql`jsonb_build_object('id', u.id, 'title', u.title,
    'parentId', ${sql.raw(parent)}, 'headId', ${sql.raw(head)})`
  // a list whose head has left falls to the next who is there
  const head = '(select h.id from people.person h where h.id = u.head_id and h.archived_at is null)'
  const { rows } = await sql<Around>`
    select coalesce((select jsonb_agg(${group('u.parent_id', head)} order by u.id)
        from organisation.unit u where u.archived_at is null), '[]') as units,
      coalesce((select jsonb_agg(${group('null::int', head)} order by u.id) from curriculum.cathedra u), '[]') as cathedras,
      coalesce((select jsonb_agg(jsonb_build_object('name', g.name, 'host', g.host) order by g.came_at, g.id)
        from evacuation.guest g where g.left_at is null), '[]') as guests,
      coalesce((select jsonb_agg(p.id) from evacuation.duty d join people.person p on p.id = d.person_id
          where p.archived_at is null),
        (select jsonb_agg(distinct p.id) from access.role_permission rp
          join access.account_role ar on ar.role_id = rp.role_id join access.account ac on ac.id = ar.account_id
          join people.person p on p.admin_user_id = ac.id
          where rp.key = 'eva_evacuation' and rp.level = 'write' and ac.status = 'active' and p.archived_at is null),
        '[]') as duty`.execute(db)
  return rows[0] ?? { units: [], cathedras: [], guests: [], duty: [] }
}

/** What is known of the school at a minute, in five queries and those of the gatherings. */
export async function gatherFacts(
  db: Database,
  minute: Minute,
  gatherings: readonly Gathering[],
): Promise<Omit<Facts, 'buildingIds' | 'parallels'>> {
  const lessons = await lessonsOf(db, minute.today)
  const classes = await classesOf(db, minute.today)
  const students = await studentsOf(db, minute)
  const staff = await staffOf(db, minute.today)
  const around = await aroundOf(db)
  const clubs = []
  for (const gather of gatherings) clubs.push(...(await gather(db, minute)))
  return { now: minute.time, lessons, classes, students, staff, clubs, ...around }
}

import { sql, type RawBuilder } from 'kysely'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import { categoryTitle } from '#areas/organisation/rules/categories.ts'
import type { DayOfBoard } from '#areas/workload/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { QualificationSource } from '#platform/server/qualifications.ts'
import type { TariffRow } from '../contract/tariff.ts'
import { leadingBonus, notebooksBonus, type NotebookKind, type PayNorms } from '../rules/bonuses.ts'
import { coursesOf, type TaughtGroup } from '../rules/tariff-sums.ts'
import { payNormsOn } from './pay-norms.ts'

interface TeacherOfDay {
  id: number
  full_name: string
  positions: string[]
  category: string | null
  rate: number | null
  leads: { title: string; parallel: number; students: number }[]
  groups: (TaughtGroup & { notebooks: NotebookKind | null })[]
}

/** Whether the teacher in the column stands in the list. */
type Among = (teacher: RawBuilder<unknown>) => RawBuilder<boolean>

/** Teachers who have hours on the day, in the order of their names. */
async function findTeachers(db: Database, among: Among, { year, date }: DayOfBoard): Promise<TeacherOfDay[]> {
  const { rows } = await sql<TeacherOfDay>`
    with taught as (
      select a.teacher_id, a.hours::float8 as hours, g.id, g.title, g.course_id, co.title as course,
        (select n.kind from tariff.notebook_course n where n.course_id = g.course_id) as notebooks,
        (select min(p.number) from classes.group_class gc join classes.class c on c.id = gc.class_id
          join classes.parallel p on p.id = c.parallel_id where gc.group_id = g.id) as parallel
      from workload.assignment a join ${planOfYear(year.id)} plan on plan.group_id = a.group_id and not plan.is_out
        join classes.study_group g on g.id = a.group_id join curriculum.course co on co.id = g.course_id
      where a.during @> ${date}::date),
    load as (
      select teacher_id, jsonb_agg(jsonb_build_object('course_id', course_id, 'course', course, 'title', title, 'hours', hours,
          'parallel', parallel, 'notebooks', notebooks)
        order by platform.sort_text(course) collate "C", parallel nulls last, title, id) as groups
      from taught group by teacher_id),
    posts as (
      select e.person_id, sum(e.rate)::float8 as rate, array_agg(distinct po.title) as positions,
        organisation.category_on(e.person_id, ${date}::date) as category
      from people.employment e join people.position po on po.id = e.position_id
      where e.during @> ${date}::date and e.person_id in (select teacher_id from load) group by e.person_id)
    select t.id, t.full_name, coalesce(posts.positions, '{}') as positions, posts.category, posts.rate, load.groups,
      coalesce((select jsonb_agg(jsonb_build_object('title', c.title, 'parallel', p.number, 'students', (
          select count(*) from classes.class_member m where m.class_id = c.id and m.during @> ${date}::date)) order by p.number, c.title)
        from classes.leader l join classes.class c on c.id = l.class_id join classes.parallel p on p.id = c.parallel_id
        where l.person_id = t.id and l.kind = 'teacher' and c.year_id = ${year.id} and l.during @> ${date}::date), '[]') as leads
    from load join people.person t on t.id = load.teacher_id left join posts on posts.person_id = t.id
    where ${among(sql.ref('t.id'))}
    order by t.sort_name, t.id`.execute(db)
  return rows
}

const hoursOf = (groups: readonly { hours: number }[]) => groups.reduce((sum, { hours }) => sum + hours, 0)

/** The list as of a day. */
export interface TariffOfDay {
  /** БДО of the day, ₸. */
  base_salary: number
  rows: TariffRow[]
}
const rowOf = ({ groups, leads, ...teacher }: TeacherOfDay, norms: PayNorms) => ({
  ...teacher,
  category: categoryTitle(teacher.category),
  courses: coursesOf(groups),
  hours: hoursOf(groups),
  notebook_hours: hoursOf(groups.filter(({ notebooks }) => notebooks !== null)),
  leads: leads.map(({ title }) => title),
  bonuses: { leading: leadingBonus(leads, norms), notebooks: notebooksBonus(groups, norms) },
})

/** The list of some of the teachers: of those whose load the caller may read. */
export async function readTariffRows(
  { db, among, sources }: { db: Database; among: Among; sources: readonly QualificationSource[] },
  day: DayOfBoard,
): Promise<TariffOfDay> {
  const norms = await payNormsOn(db, day.date)
  const teachers = await findTeachers(db, among, day)
  const ids = teachers.map(({ id }) => id)
  const known = new Map<number, { education: string | null; seniority: string | null }>()
  for (const source of sources) for (const [id, said] of await source(db, ids, day.date)) known.set(id, said)
  const rows = teachers.map((teacher) => ({
    ...rowOf(teacher, norms),
    education: known.get(teacher.id)?.education ?? null,
    seniority: known.get(teacher.id)?.seniority ?? null,
  }))
  return { base_salary: norms.base, rows }
}

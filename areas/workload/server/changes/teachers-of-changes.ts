import { sql, type RawBuilder } from 'kysely'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { numberArray } from '#platform/server/number-array.ts'
import type { LoadNorm } from '../../rules/load-norm.ts'
import type { Wanted } from '../../rules/plan-changes.ts'
import { isPreschoolGroup, loadNormsOn } from '../load-norms.ts'

export interface ChangedTeacher {
  id: number
  full_name: string
  is_archived: boolean
  /** The sum of posts on the first day of the change. */
  rate: number | null
  /** Hours a week on that day, as they stand; outside of the plan there is no load. */
  hours: number
  /** Numbers of the orders on that day. */
  norm: LoadNorm
  /** Days on which a post is held, both included; null without a beginning or an end. */
  posts: { from: string | null; to: string | null }[]
}

/** The persons with their posts and load on a day; of who is no staff there are no posts. */
export async function readTeachers(
  db: Database,
  ids: readonly number[],
  { day, year }: { day: string; year: number },
): Promise<Map<number, ChangedTeacher>> {
  const persons = sql`${numberArray([...ids])}::integer[]`
  const theirs = (group: RawBuilder<unknown>) =>
    sql<boolean>`${group} in (select own.group_id from workload.assignment own where own.teacher_id = any(${persons}))`
  const { usual, preschool, largest } = await loadNormsOn(db, day)
  const { rows } = await sql<Omit<ChangedTeacher, 'norm'> & { is_preschool: boolean }>`
    with load as (
      select a.teacher_id, sum(a.hours)::float8 as hours, bool_and(${isPreschoolGroup}) as is_preschool
      from workload.assignment a join classes.study_group g on g.id = a.group_id join ${planOfYear(year, theirs)} plan on plan.group_id = a.group_id and not plan.is_out
      where a.teacher_id = any(${persons}) and a.during @> ${day}::date group by a.teacher_id)
    select p.id, p.full_name, p.archived_at is not null as is_archived,
      (select sum(e.rate)::float8 from people.employment e where e.person_id = p.id and e.during @> ${day}::date) as rate,
      coalesce(load.hours, 0) as hours, coalesce(load.is_preschool, false) as is_preschool,
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(held), 'to', upper(held) - 1)) from (
        select unnest(range_agg(e.during)) as held from people.employment e where e.person_id = p.id) spans), '[]') as posts
    from people.person p left join load on load.teacher_id = p.id where p.id = any(${persons})
    order by p.sort_name, p.id`.execute(db)
  return new Map(
    rows.map(({ is_preschool, ...row }) => [
      row.id,
      { ...row, norm: { week: is_preschool ? preschool : usual, largest } },
    ]),
  )
}

/** Why somebody can't be given hours on these days; null where nothing is in the way. */
export function teacherObjection(teacher: ChangedTeacher | undefined, { from, to }: Wanted): Text | null {
  if (!teacher) return msg`Учитель не найден`
  const { full_name, is_archived, posts } = teacher
  if (is_archived) return msg`${full_name} в архиве: нагрузку не назначают`
  const begun = posts.find((post) => (post.from === null || post.from <= from) && (post.to === null || post.to >= from))
  if (!begun) return msg`${full_name}: на ${displayDate(from)} нет должности в школе`
  if (begun.to !== null && (to === null || to > begun.to))
    return msg`${full_name}: должность по ${displayDate(begun.to)}. Назначьте нагрузку по этот день или продлите должность`
  return null
}

import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'

export interface Wish {
  from: string
  to: string
  cathedra_id?: number | undefined
  homework: boolean
}
/** The moment until which a lesson has been: the school's date and time of day. */
export interface Moment {
  today: string
  time: string
}
export interface UnfilledTeacher {
  id: number
  full_name: string
  account_id: number | null
  without_topic: number
  without_homework: number
  unfilled: number
}

const mostDays = 366

/** @throws Refusal 422 */
export function demandPeriod({ from, to }: Pick<Wish, 'from' | 'to'>): void {
  if (to < from) throw refuse('to', 'Конец раньше начала')
  if (Date.parse(to) - Date.parse(from) > mostDays * 86_400_000) throw refuse('to', 'Не больше года')
}

/** Lessons `l` of the days asked for that took place and are over. */
export const haveBeen = ({ from, to }: Pick<Wish, 'from' | 'to'>, { today, time }: Moment): RawBuilder<boolean> =>
  sql<boolean>`(l.takes_place and l.date between ${from}::date and ${to}::date
    and (l.date < ${today}::date or (l.date = ${today}::date and l.ends_at <= ${time}::time)))`

/** Whether a lesson `l` lacks what is asked for. */
export const isUnfilled = (homework: boolean): RawBuilder<boolean> =>
  homework ? sql<boolean>`(l.topic is null or l.homework is null)` : sql<boolean>`l.topic is null`

const inScope = (caller: Caller, { cathedra_id }: Pick<Wish, 'cathedra_id'>, today: string) =>
  sql<boolean>`(${mayReadGroup(caller, sql.ref('g.id'), today)}
    and (${cathedra_id ?? null}::integer is null or co.cathedra_id = ${cathedra_id ?? null}::integer))`

/** Who gave the lessons that lack something, those with most of them first. */
export async function unfilledTeachers(
  db: Database,
  caller: Caller,
  wish: Wish,
  moment: Moment,
): Promise<UnfilledTeacher[]> {
  const { rows } = await sql<UnfilledTeacher>`
    select p.id, p.full_name, a.id as account_id,
      count(*) filter (where l.topic is null) as without_topic,
      count(*) filter (where l.homework is null) as without_homework,
      count(*) filter (where ${isUnfilled(wish.homework)}) as unfilled
    from timetable.lesson l join timetable.lesson_teacher lt on lt.lesson_id = l.id
    join people.person p on p.id = lt.teacher_id
    left join access.account a on a.id = p.admin_user_id and a.status = 'active'
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    where ${haveBeen(wish, moment)} and ${inScope(caller, wish, moment.today)}
    group by p.id, a.id having count(*) filter (where ${isUnfilled(wish.homework)}) > 0
    order by unfilled desc, p.sort_name, p.id`.execute(db)
  return rows
}

/** How many lessons have been in the scope, and of which cathedras its groups are. */
export async function scopeOfFilling(db: Database, caller: Caller, wish: Wish, moment: Moment) {
  const { rows } = await sql<{ lessons: number; cathedras: { id: number; title: string }[] }>`
    select
      (select count(*) from timetable.lesson l join classes.study_group g on g.id = l.group_id
        join curriculum.course co on co.id = g.course_id
        where ${haveBeen(wish, moment)} and ${inScope(caller, wish, moment.today)}) as lessons,
      (select coalesce(jsonb_agg(jsonb_build_object('id', ca.id, 'title', ca.title) order by ca.title), '[]')
        from curriculum.cathedra ca where exists (select from curriculum.course co
          join classes.study_group g on g.course_id = co.id
          where co.cathedra_id = ca.id and ${inScope(caller, {}, moment.today)})) as cathedras`.execute(db)
  return rows[0] ?? { lessons: 0, cathedras: [] }
}

import { sql, type RawBuilder } from 'kysely'
import { leadsOrCurates, mayReadGroup } from '#areas/classes/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { House } from '#platform/server/house.ts'
import { refuse } from '#platform/server/refusal.ts'
import { mntJournalFilling } from '#areas/journal/contract/permissions.ts'

/** The days that are looked through, and whose groups. */
export interface Wish {
  from: CalendarDate
  to: CalendarDate
  cathedra_id?: number | undefined
  teacher_id?: number | undefined
  class_id?: number | undefined
  /** One's own only. */
  mine?: boolean | undefined
  /** Students of the classes that one leads or curates, in all their groups. */
  guided?: boolean | undefined
}
/** Who looks, and the moment until which a lesson has been: the school's date and time of day. */
export interface Looking {
  caller: Caller
  wish: Wish
  today: CalendarDate
  time: string
}

const mostDays = 366
const fortnight = 14

/** What is asked for, the last fortnight where no days are. @throws Refusal 422 */
export function looking(
  given: Omit<Wish, 'from' | 'to'> & Partial<Pick<Wish, 'from' | 'to'>>,
  caller: Caller,
  today: CalendarDate,
  house: House,
): Looking {
  const { to = today, from = addDays(to, -fortnight) } = given
  const wish = { ...given, from, to }
  if (to < from) throw refuse('to', t`Конец раньше начала`)
  if (Date.parse(to) - Date.parse(from) > mostDays * 86_400_000) throw refuse('to', t`Не больше года`)
  // without the right to see others' filling one sees one's own groups, or one's own class
  const mine = wish.guided !== true && (wish.mine === true || !caller.permissions.read.includes(mntJournalFilling))
  return { caller, wish: { ...wish, mine }, today, time: house.clock.timeOfDay() }
}

/** The last of the days asked for that is not to come. */
export const lastDay = ({ wish, today }: Looking): CalendarDate => (wish.to < today ? wish.to : today)

/** Lessons `l` of the days asked for that took place and are over. */
export const haveBeen = ({ wish, today, time }: Looking): RawBuilder<boolean> =>
  sql<boolean>`(l.takes_place and l.date between ${wish.from}::date and ${wish.to}::date
    and (l.date < ${today}::date or (l.date = ${today}::date and l.ends_at <= ${time}::time)))`

/** Groups `g` of courses `co` that the caller may look into and has asked for. */
export const groupInScope = ({ caller, wish, today }: Looking): RawBuilder<boolean> => {
  const { cathedra_id = null, class_id = null } = wish
  return sql<boolean>`(${mayReadGroup(caller, sql.ref('g.id'), today)}
    and (${cathedra_id}::integer is null or co.cathedra_id = ${cathedra_id}::integer)
    and (${class_id}::integer is null or g.id in (
      select gc.group_id from classes.group_class gc where gc.class_id = ${class_id}::integer)))`
}

/** Classes `c` that were asked for, of those that the caller leads or curates. */
const guidedClass = ({ caller, wish }: Looking): RawBuilder<boolean> => {
  const { class_id = null } = wish
  return sql<boolean>`(${leadsOrCurates(caller)} and (${class_id}::integer is null or c.id = ${class_id}::integer))`
}

/** The group `g` has students of the classes that the caller guides, where those are asked for. */
export const isOfGuidedClass = (asked: Looking): RawBuilder<boolean> =>
  asked.wish.guided === true
    ? sql<boolean>`g.id in (select gc.group_id from classes.group_class gc join classes.class c on c.id = gc.class_id
        where ${guidedClass(asked)})`
    : sql<boolean>`true`

/** The student is in one of those classes on the last day asked for. */
export const isGuided = (asked: Looking, student: RawBuilder<unknown>): RawBuilder<boolean> =>
  asked.wish.guided === true
    ? sql<boolean>`${student} in (select cm.student_id from classes.class_member cm
        join classes.class c on c.id = cm.class_id
        where cm.during @> ${lastDay(asked)}::date and ${guidedClass(asked)})`
    : sql<boolean>`true`

/** Who teaches a group on the last day asked for. */
export const teachersOn = (asked: Looking) => sql`workload.assignment a on a.during @> ${lastDay(asked)}::date`

/** The group `g` is taught by the teacher asked for. */
export const isOfTeacher = (asked: Looking): RawBuilder<boolean> => {
  const { teacher_id, mine } = asked.wish
  const teacher = mine === true ? asked.caller.personId : teacher_id
  return teacher === undefined
    ? sql<boolean>`true`
    : sql<boolean>`g.id in (select a.group_id from workload.assignment a
        where a.teacher_id = ${teacher} and a.during @> ${lastDay(asked)}::date)`
}
/** The lesson `l` was given by the teacher asked for. */
export const isByTeacher = ({ caller, wish }: Looking): RawBuilder<boolean> => {
  const teacher = wish.mine === true ? caller.personId : wish.teacher_id
  return teacher === undefined
    ? sql<boolean>`true`
    : sql<boolean>`l.id in (select lt.lesson_id from timetable.lesson_teacher lt where lt.teacher_id = ${teacher})`
}

/**
 * The membership `m` holds from one day to another. Said by its ends, for all of a school is looked through: an index of
 * ranges would be searched once for each group.
 */
export const wasMemberFrom = (first: string, last: string): RawBuilder<boolean> =>
  sql<boolean>`(lower(m.during) <= ${sql.ref(first)} and coalesce(upper(m.during), 'infinity') > ${sql.ref(last)})`

import { sql, type RawBuilder } from 'kysely'
import { leadsOrCurates, mayReadGroup } from '#areas/classes/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import { refuse } from '#platform/server/refusal.ts'
import { mntJournalFilling } from '../contract/permissions.ts'

/** The days that are looked through, and whose groups. */
export interface CompletionFilter {
  from: CalendarDate
  to: CalendarDate
  cathedra_id?: number | undefined
  teacher_id?: number | undefined
  class_id?: number | undefined
  /** One's own only. */
  mine?: boolean | undefined
  /** Students of the classes that one leads or curates, in all their groups. */
  own_class?: boolean | undefined
}
/** Who looks, and the moment until which a lesson has been: the school's date and time of day. */
export interface CompletionQuery {
  caller: Caller
  filter: CompletionFilter
  today: CalendarDate
  time: string
}

const maxDays = 366
const fortnight = 14

/** What is asked for, the last fortnight where no days are. @throws Refusal 422 */
export function completionQuery(
  given: Omit<CompletionFilter, 'from' | 'to'> & Partial<Pick<CompletionFilter, 'from' | 'to'>>,
  caller: Caller,
  today: CalendarDate,
  context: AppContext,
): CompletionQuery {
  const { to = today, from = addDays(to, -fortnight) } = given
  const filter = { ...given, from, to }
  if (to < from) throw refuse('to', msg`Конец раньше начала`)
  if (Date.parse(to) - Date.parse(from) > maxDays * 86_400_000) throw refuse('to', msg`Не больше года`)
  // without the right to see others' filling one sees one's own groups, or one's own class
  const mine =
    filter.own_class !== true && (filter.mine === true || !caller.permissions.read.includes(mntJournalFilling))
  // of days that are over the hour makes no difference
  return { caller, filter: { ...filter, mine }, today, time: to < today ? '00:00' : context.clock.timeOfDay() }
}

/** The last of the days asked for that is not to come. */
export const lastDay = ({ filter, today }: CompletionQuery): CalendarDate => (filter.to < today ? filter.to : today)

/** Lessons `l` of the days asked for that took place and are over. */
export const haveBeen = ({ filter, today, time }: CompletionQuery): RawBuilder<boolean> =>
  sql<boolean>`(l.takes_place and l.date between ${filter.from}::date and ${filter.to}::date
    and (l.date < ${today}::date or (l.date = ${today}::date and l.ends_at <= ${time}::time)))`

/** By then a roll is called. */
const minutesToCallRoll = 10
/** Lessons `l` of the days asked for that take place and began some minutes ago. */
export const haveBegun = ({ filter, today, time }: CompletionQuery): RawBuilder<boolean> =>
  sql<boolean>`(l.takes_place and l.date between ${filter.from}::date and ${filter.to}::date
    and l.date + l.starts_at + make_interval(mins => ${minutesToCallRoll}) <= ${today}::date + ${time}::time)`

/** Groups `g` of courses `co` that the caller may look into and has asked for. */
export const groupInScope = ({ caller, filter, today }: CompletionQuery): RawBuilder<boolean> => {
  const { cathedra_id = null, class_id = null } = filter
  return sql<boolean>`(${mayReadGroup(caller, sql.ref('g.id'), today)}
    and (${cathedra_id}::integer is null or co.cathedra_id = ${cathedra_id}::integer)
    and (${class_id}::integer is null or g.id in (
      select gc.group_id from classes.group_class gc where gc.class_id = ${class_id}::integer)))`
}

/** Classes `c` that were asked for, of those that the caller leads or curates. */
const ownClass = ({ caller, filter, today }: CompletionQuery): RawBuilder<boolean> => {
  const { class_id = null } = filter
  return sql<boolean>`(${leadsOrCurates(caller, today)} and (${class_id}::integer is null or c.id = ${class_id}::integer))`
}

/** The group `g` has students of the classes that the caller guides, where those are asked for. */
export const isOfOwnClass = (request: CompletionQuery): RawBuilder<boolean> =>
  request.filter.own_class === true
    ? sql<boolean>`g.id in (select gc.group_id from classes.group_class gc join classes.class c on c.id = gc.class_id
        where ${ownClass(request)})`
    : sql<boolean>`true`

/** The student is in one of those classes on the last day asked for. */
export const isOwnClass = (request: CompletionQuery, student: RawBuilder<unknown>): RawBuilder<boolean> =>
  request.filter.own_class === true
    ? sql<boolean>`${student} in (select cm.student_id from classes.class_member cm
        join classes.class c on c.id = cm.class_id
        where cm.during @> ${lastDay(request)}::date and ${ownClass(request)})`
    : sql<boolean>`true`

/** Who teaches a group on the last day asked for. */
export const teachersOn = (request: CompletionQuery) =>
  sql`workload.assignment a on a.during @> ${dayInText(lastDay(request))}`

/** The group `g` is taught by the teacher asked for. */
export const isOfTeacher = (request: CompletionQuery): RawBuilder<boolean> => {
  const { teacher_id, mine } = request.filter
  const teacher = mine === true ? request.caller.personId : teacher_id
  return teacher === undefined
    ? sql<boolean>`true`
    : sql<boolean>`g.id in (select a.group_id from workload.assignment a
        where a.teacher_id = ${teacher} and a.during @> ${lastDay(request)}::date)`
}
/** The lesson `l` was given by the teacher asked for. */
export const isByTeacher = ({ caller, filter }: CompletionQuery): RawBuilder<boolean> => {
  const teacher = filter.mine === true ? caller.personId : filter.teacher_id
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

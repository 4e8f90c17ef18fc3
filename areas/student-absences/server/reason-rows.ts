import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { AbsenceReason } from '../contract/absence-reasons.ts'

/** Whether a reason `r` covers a lesson `l`. */
export const isWithinReason: RawBuilder<boolean> = sql<boolean>`(l.date between r.date_from and r.date_to
  and (r.first_slot is null or l.slot between r.first_slot and r.last_slot))`

/** Reasons `r` with student `p`, kind `k`, who submitted (`giver`) and who answered; `c` is the student's class of today. */
export const reasonRows = (today: CalendarDate) => sql`student_absences.absence_reason r
  join people.person p on p.id = r.student_id join miss_kinds.miss_kind k on k.id = r.kind_id
  join people.person giver on giver.id = r.given_by left join people.person answerer on answerer.id = r.answered_by
  left join lateral (select c.id, c.title from classes.class_member m join classes.class c on c.id = m.class_id
    where m.student_id = r.student_id and m.during @> ${today}::date) c on true`

/** How many missed lessons the reason `r` covers. */
const missesOfReason = sql`(select count(*) from timetable.lesson l
  join journal.miss miss on miss.lesson_id = l.id and miss.student_id = r.student_id
  join miss_kinds.miss_kind stands on stands.id = miss.kind_id and stands.counts_as_missed where ${isWithinReason}
  and l.group_id in (select m.group_id from classes.group_member m where m.student_id = r.student_id
    and m.during && daterange(r.date_from, r.date_to, '[]')))`

/** Columns of `reasonRows` that make an `AbsenceReason` of the contract. */
export const reasonColumns = sql`r.id,
  jsonb_build_object('id', p.id, 'full_name', p.full_name, 'class_title', c.title) as student,
  jsonb_build_object('id', k.id, 'letter', k.letter, 'title', k.title) as kind,
  r.date_from, r.date_to, r.first_slot, r.last_slot, r.text, r.state, giver.full_name as given_by,
  to_char(r.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at,
  r.answer, answerer.full_name as answered_by, ${missesOfReason} as misses`

/** A reason as it is read and locked before its state changes. */
export interface LockedReason {
  id: number
  student_id: number
  kind_id: number
  date_from: CalendarDate
  date_to: CalendarDate
  first_slot: number | null
  last_slot: number | null
  text: string
  state: AbsenceReason['state']
}
export const lockedColumns = sql`r.id, r.student_id, r.kind_id, r.date_from, r.date_to, r.first_slot, r.last_slot, r.text,
  r.state`

import { sql } from 'kysely'
import { notify, type NewNotice } from '#areas/notices/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { withEvents } from '#platform/server/with-events.ts'
import { marksInWords, type DescribedMark } from '../../rules/marks-in-words.ts'
import { newMarks } from './notice-kinds.ts'

/** A mark put by mistake is corrected within this time; no transaction that has written one lasts so long. */
const settledSeconds = 90
/** Of one course a student's people hear once within this time. */
const pauseMinutes = 60
/** What the server could not tell for so long is seen in the diary. */
const hoursBack = 12

interface NotifiedStudent {
  student_id: number
  name: string
  marks: (DescribedMark & { course_id: number })[]
  /** Accounts of the student and of who represents them today. */
  people: { account_id: number; is_student: boolean }[]
}

/**
 * Students with marks that somebody has put or changed since their people were last notified of the course. Read from the
 * history, so that saving marks does nothing for it; what an import or a demonstration has written has no account there.
 */
async function unnotified(db: Database, today: string): Promise<NotifiedStudent[]> {
  const { rows } = await sql<NotifiedStudent>`
    with fresh as materialized (
      select h.subject_id, max(h.at) as at from history.change h
      where h.subject = 'journal.score' and h.account_id is not null and h.after is not null
        and h.at > now() - make_interval(hours => ${hoursBack}) and h.at <= now() - make_interval(secs => ${settledSeconds})
        and (h.before is null or h.before -> 'value' <> h.after -> 'value')
      group by h.subject_id),
    marks as (
      select s.student_id, g.course_id, co.title as course, s.type, s.value, s.maximum, s.former_value, l.date, l.starts_at, s.id
      from fresh join journal.score s on s.id = fresh.subject_id
      join timetable.lesson l on l.id = s.lesson_id join classes.study_group g on g.id = l.group_id
      join curriculum.course co on co.id = g.course_id
      left join journal.mark_notification notified on notified.student_id = s.student_id and notified.course_id = g.course_id
      where notified.notified_at is null or (fresh.at > notified.notified_at - make_interval(secs => ${settledSeconds})
        and notified.notified_at <= now() - make_interval(mins => ${pauseMinutes}))),
    gathered as (
      select student_id, jsonb_agg(jsonb_build_object('course_id', course_id, 'course', course, 'type', type,
        'value', value, 'maximum', maximum, 'former', former_value) order by course, date, starts_at, id) as marks
      from marks group by student_id)
    select gathered.student_id, st.name, gathered.marks,
      (select coalesce(jsonb_agg(jsonb_build_object('account_id', a.id, 'is_student', p.id = st.id)), '[]')
        from people.person p join access.account a on a.id = p.admin_user_id and a.status = 'active'
        where p.id = st.id or p.id in (select k.adult_id from people.kinship k where k.child_id = st.id
          and k.is_legal_representative and k.during @> ${today}::date)) as people
    from gathered join people.person st on st.id = gathered.student_id and st.archived_at is null`.execute(db)
  return rows
}

function noticesOf({ student_id, name, marks, people }: NotifiedStudent): NewNotice[] {
  const own = marks.length === 1 ? msg`Новая отметка` : msg`Новые отметки`
  const ofChild = marks.length === 1 ? msg`Новая отметка: ${name}` : msg`Новые отметки: ${name}`
  const text = marksInWords(marks)
  return people.map(({ account_id, is_student }) => ({
    accountId: account_id,
    kind: newMarks,
    title: is_student ? own : ofChild,
    text,
    link: is_student ? '/journal' : `/dashboard?student=${student_id}`,
  }))
}

async function remember(db: Database, notified: readonly NotifiedStudent[]): Promise<void> {
  const pairs = notified.flatMap(({ student_id, marks }) => marks.map(({ course_id }) => ({ student_id, course_id })))
  await sql`insert into journal.mark_notification (student_id, course_id, notified_at)
    select distinct student_id, course_id, now()
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given(student_id integer, course_id integer)
    on conflict (student_id, course_id) do update set notified_at = excluded.notified_at`.execute(db)
}

/** Tells students and parents of new marks, all courses of a student in one notice. */
export async function notifyNewMarks(context: AppContext): Promise<void> {
  await withEvents(context, async (db, publish) => {
    // another process that does the same waits, and finds everything told
    await sql`lock table journal.mark_notification in share row exclusive mode`.execute(db)
    const notified = await unnotified(db, context.clock.today())
    if (notified.length === 0) return
    await remember(db, notified)
    await notify(db, publish, notified.flatMap(noticesOf))
  })
}

export const newMarksNoticeTask: ScheduledTask = {
  name: 'journal-new-marks',
  cron: '*/10 * * * *',
  run: notifyNewMarks,
}

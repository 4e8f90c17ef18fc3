import { sql } from 'kysely'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import { periodState } from '#areas/grading/rules/period-state.ts'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import { allows, write } from '#platform/contract/access.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { JournalGrid } from '../../contract/journal.ts'
import { jrnJournal } from '../../contract/permissions.ts'

interface StoodIn extends GroupRules {
  lesson_id: number
  date: CalendarDate
}

/**
 * Lessons till today in which the caller has stood in for another and whose marks may still be changed: of one group, or, with
 * null, of all.
 */
export async function lessonsStoodIn(
  db: Database,
  caller: Caller,
  today: CalendarDate,
  groupId: number | null,
): Promise<{ id: number; group_id: number }[]> {
  if (caller.personId === null || !allows(write(jrnJournal), caller)) return []
  const { rows } = await sql<StoodIn>`
    select l.id as lesson_id, l.date, ${groupRules}
    from timetable.lesson_teacher lt join timetable.lesson l on l.id = lt.lesson_id and l.takes_place
    join classes.study_group g on g.id = l.group_id ${gradingOfGroup}
    where lt.teacher_id = ${caller.personId} and lt.replaces_teacher_id is not null and l.date <= ${today}::date
      and (${groupId}::integer is null or g.id = ${groupId})`.execute(db)
  return rows
    .filter((row) => periodState(closingOfMark(row, row.date), today) === 'open')
    .map(({ lesson_id, id }) => ({ id: lesson_id, group_id: id }))
}

/** Of a whole journal what belongs to these lessons: their marks and misses, who was in the group then, works written in them. */
export function onlyLessons(grid: JournalGrid, ids: ReadonlySet<number>): JournalGrid {
  const lessons = grid.lessons.filter(({ id }) => ids.has(id))
  const wasThere = ({ periods }: JournalGrid['students'][number]) =>
    lessons.some(({ date }) => periods.some(({ from, to }) => from <= date && (to === null || date <= to)))
  return {
    ...grid,
    group: { ...grid.group, may_set_results: false, may_reopen: false, is_by_lessons: true },
    lessons,
    students: grid.students.filter(wasThere),
    works: grid.works.filter(({ lesson_id }) => lesson_id !== null && ids.has(lesson_id)),
    scores: grid.scores.filter(({ lesson_id }) => ids.has(lesson_id)),
    misses: grid.misses.filter(({ lesson_id }) => ids.has(lesson_id)),
    results: [],
    elsewhere: [],
  }
}

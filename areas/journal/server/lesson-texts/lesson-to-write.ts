import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { textObjection, type TextObjection } from '../../rules/lesson-objection.ts'
import { periodState } from '#areas/grading/rules/period-state.ts'
import { closingOfMark, type GroupPeriods } from '#areas/grading/rules/quarter-closing.ts'
import { journalLessonColumns } from '../grid/grid-lessons.ts'
import { gradingOfGroup, quartersOfGroup } from '#areas/grading/server/index.ts'
import type { JournalLesson } from './lesson-files.ts'
import { holdLessons, lessonText } from './texts.ts'
import { mayMarkLesson } from '../scope/marking.ts'

export interface Writing {
  db: Database
  caller: Caller
  today: string
}
export interface LessonToWrite {
  lesson: JournalLesson
  groupId: number
  /** Why its topic and homework may not be changed by anybody, or null. */
  objection: TextObjection | null
}

/** A lesson for who writes its topic and homework, locked till the end. 404 for who may not read it, 403 for a reader. */
export async function lessonToWrite({ db, caller, today }: Writing, id: number): Promise<LessonToWrite> {
  const [lesson, group] = [sql.ref('l.id'), sql.ref('l.group_id')]
  const mayMark = mayMarkLesson(caller, lesson, group, today)
  // who waited for the lesson reads what the one before has written
  await holdLessons(db, [id])
  const { rows } = await sql<JournalLesson & GroupPeriods & { group_id: number; may_read: boolean }>`
    select ${journalLessonColumns(mayMark)}, l.group_id, ${mayReadGroup(caller, group, today)} as may_read,
      grading.mode, ${quartersOfGroup(sql.ref('g.year_id'), group)} as quarters
    from timetable.lesson l ${lessonText} join classes.study_group g on g.id = l.group_id ${gradingOfGroup}
    where l.id = ${id}`.execute(db)
  const [found] = rows
  if (!found || !(found.may_read || found.may_mark)) throw notFound()
  if (!found.may_mark) throw forbidden()
  const { group_id, may_read: _mayRead, mode, quarters, ...rest } = found
  const period = periodState(closingOfMark({ mode, quarters }, rest.date), today)
  return {
    lesson: rest,
    groupId: group_id,
    objection: textObjection({ is_cancelled: rest.status === 'cancelled', period }),
  }
}

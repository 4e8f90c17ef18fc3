import { sql, type RawBuilder } from 'kysely'
import { leadsStudentOn, mayReadGroup } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { mayMarkGroup, mayMarkLesson } from '../scope/marking.ts'

type Column = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

/** What a writer of marks may touch, as conditions over the ids of rows. */
export interface MarkScope {
  mayRead: (group: Column) => Condition
  /** In all lessons of the group. */
  mayMark: (group: Column) => Condition
  mayMarkLesson: (lesson: Column, group: Column) => Condition
  /** Kind and reason of a miss of this student on this lesson. */
  mayCorrectMiss: (student: Column, lesson: Column) => Condition
}

export const scopeOf = (caller: Caller, today: string): MarkScope => ({
  mayRead: (group) => mayReadGroup(caller, group, today),
  mayMark: (group) => mayMarkGroup(caller, group, today),
  mayMarkLesson: (lesson, group) => mayMarkLesson(caller, lesson, group, today),
  mayCorrectMiss: (student, lesson) => sql`exists (select from timetable.lesson corrected
    where corrected.id = ${lesson} and ${leadsStudentOn(caller, student, sql.ref('corrected.date'), today)})`,
})

const everywhere = sql<boolean>`true`
/** The scope of an import, which nobody's rights limit. */
export const wholeSchool: MarkScope = {
  mayRead: () => everywhere,
  mayMark: () => everywhere,
  mayMarkLesson: () => everywhere,
  mayCorrectMiss: () => everywhere,
}

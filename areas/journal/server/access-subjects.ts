import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { containsWords } from '#platform/server/list.ts'
import type { Reason } from '#platform/server/reasons.ts'
import type { AccessSubject } from '#platform/server/access-subject.ts'
import { markGroupReasons } from './scope/marking.ts'
import { openJournalReasons, wholeClassReasons } from './scope/reading.ts'

const maxFound = 20
interface Titled {
  id: number
  title: string
}

/** Groups by course and class: of the current year, or the one asked for. Names of groups are no secret of a school. */
const findGroups: AccessSubject['find'] = async (db, query, _caller, today) => {
  const title = sql`concat_ws(' · ', co.title, of.classes, nullif(g.title, of.classes))`
  const isOfThem = 'id' in query ? sql`gc.group_id = ${query.id}` : sql`c.year_id = ${currentYearId(today)}`
  const isMeant =
    'id' in query
      ? sql<boolean>`g.id = ${query.id}`
      : sql<boolean>`g.year_id = ${currentYearId(today)} and ${containsWords(sql`platform.search_text(${title})`, query.search)}`
  const { rows } = await sql<Titled>`select g.id, ${title} as title
    from classes.study_group g join curriculum.course co on co.id = g.course_id
      left join (select gc.group_id, string_agg(c.title, ', ' order by c.title) as classes
        from classes.group_class gc join classes.class c on c.id = gc.class_id where ${isOfThem} group by gc.group_id) of
        on of.group_id = g.id
    where ${isMeant} order by 2, 1 limit ${sql.lit(maxFound)}`.execute(db)
  return rows
}

const findClasses: AccessSubject['find'] = async (db, query, _caller, today) => {
  const isMeant =
    'id' in query
      ? sql<boolean>`c.id = ${query.id}`
      : sql<boolean>`c.year_id = ${currentYearId(today)} and ${containsWords(sql`platform.search_text(c.title)`, query.search)}`
  const { rows } = await sql<Titled>`select c.id, c.title from classes.class c
    where ${isMeant} order by c.title, c.id limit ${sql.lit(maxFound)}`.execute(db)
  return rows
}

/** The reasons over a class `c`, asked of the class of that id. */
const ofClass = (caller: Caller, record: RawBuilder<number>, today: string): Reason[] =>
  wholeClassReasons(caller, today).map(({ id, holds, evidence }) => {
    const requested = <T>(what: RawBuilder<T>) => sql<T>`(select ${what} from classes.class c where c.id = ${record})`
    return {
      id,
      holds: typeof holds === 'boolean' ? holds : requested(holds),
      ...(evidence ? { evidence: requested(evidence) } : {}),
    }
  })

/** Why somebody may read a group's journal, mark in it, see the results of a whole class. */
export const journalSubjects: AccessSubject[] = [
  { id: 'group-journal', find: findGroups, reasons: openJournalReasons },
  { id: 'group-marking', find: findGroups, reasons: markGroupReasons },
  { id: 'class-results', find: findClasses, reasons: ofClass },
]

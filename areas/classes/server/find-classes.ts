import { sql } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { searched, wordSearch } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { SchoolClass } from '../contract/class-shapes.ts'
import type { exportClasses } from '../contract/classes.ts'
import type { LeaderKind } from '../contract/leaders.ts'
import { leadersOn } from './scope/index.ts'

const sorts = {
  name: sql`parallel.number`,
  shift: sql`c.shift`,
  language: sql`c.language`,
  class_teacher: sql`teacher.full_name`,
  students_count: sql`students_count`,
}

const person = (alias: string) =>
  sql<SchoolClass['class_teacher']>`case when ${sql.ref(`${alias}.id`)} is not null then
    jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'full_name', ${sql.ref(`${alias}.full_name`)}) end`

/** Who leads or curates the class `c` today, by the id of the person. */
const leaderOf = (kind: LeaderKind, today: string) =>
  sql<number>`(select led.person_id from ${leadersOn(today)} led where led.class_id = c.id and led.kind = ${kind})`

const studentsOn = (today: string) => sql<number>`(
  select count(*) from classes.class_member m
  where m.class_id = c.id and m.during @> ${dayOfYear(today)})`

/** Letters of the class `c` in the order of the Kazakh alphabet, on any server. */
export const byLetter = sql`platform.sort_text(c.letter) collate "C"`

const names = sql`concat_ws(' ', c.title, teacher.full_name, curator.full_name)`

/** Classes with who is appointed to them. */
export const classRows = (db: Database, today: string) =>
  db
    .selectFrom('classes.class as c')
    .innerJoin('classes.parallel as parallel', 'parallel.id', 'c.parallel_id')
    .innerJoin('calendar.study_year as y', 'y.id', 'c.year_id')
    .leftJoin('people.person as teacher', (join) => join.on('teacher.id', '=', leaderOf('teacher', today)))
    .leftJoin('people.person as curator', (join) => join.on('curator.id', '=', leaderOf('curator', today)))
    .leftJoin('buildings.room as room', 'room.id', 'c.home_room_id')

/** A class as its list shows it, over `classRows`. */
export const classColumns = (today: string) =>
  [
    sql<number>`c.id`.as('id'),
    sql<string>`c.title`.as('title'),
    sql<string>`c.letter`.as('letter'),
    sql<number>`c.shift`.as('shift'),
    sql<string>`c.profile`.as('profile'),
    sql<number>`parallel.number`.as('parallel'),
    sql<SchoolClass['language']>`c.language`.as('language'),
    person('teacher').as('class_teacher'),
    person('curator').as('curator'),
    sql<SchoolClass['home_room']>`case when room.id is not null then
      jsonb_build_object('id', room.id, 'title', room.title) end`.as('home_room'),
    studentsOn(today).as('students_count'),
    sql<number | null>`c.capacity`.as('capacity'),
    sql<string | null>`c.opened_on`.as('opened_on'),
    sql<string | null>`c.closed_on`.as('closed_on'),
    sql<number>`c.version`.as('version'),
  ] as const

/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
type ListQuery = Omit<z.output<(typeof exportClasses)['query']>, 'columns'>

/** Classes of a year, in order, as rows of a SchoolClass; and how many there are. */
export async function findClasses(db: Database, query: ListQuery, today: string) {
  const found = classRows(db, today)
    .where(sql<boolean>`c.year_id = ${query.year_id ?? currentYearId(today)}`)
    .$if(query.parallel !== undefined, (rows) => rows.where('parallel.number', '=', query.parallel ?? 0))
    .$if(query.shift !== undefined, (rows) => rows.where('c.shift', '=', query.shift ?? 0))
    .$if(query.language !== undefined, (rows) => rows.where('c.language', '=', query.language ?? ''))
  const search = wordSearch(
    { written: names, text: sql`platform.search_text(${names})`, sound: sql`platform.sound_text(${names})` },
    query.search ?? '',
  )
  const { rows, ...counted } = await searched(db, found, search)
  return {
    ...counted,
    rows: rows
      .select(classColumns(today))
      .orderBy(sorts[query.sort], query.asc ? 'asc' : 'desc')
      .orderBy('parallel.number', query.asc ? 'asc' : 'desc')
      .orderBy(byLetter, query.asc ? 'asc' : 'desc')
      .orderBy('c.id'),
  }
}

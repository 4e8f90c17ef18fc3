import { sql } from 'kysely'
import { countPersons, unknownPerson } from '#areas/access/server/index.ts'
import { isForeign } from '#areas/people/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readGradeBook, type GradeBook } from '../../contract/grade-book.ts'
import { mayReadGradeBook } from '../scope.ts'
import { readSheets, type StudentSheet } from '../sheets/read-sheets.ts'
import { lastClass } from './find-students.ts'

/** A student whose grade book the caller may open, counted as read where foreign to them; others and missing ones are 404 alike. */
export async function findStudent(
  db: Database,
  caller: Caller,
  id: number,
  today: string,
): Promise<GradeBook['student']> {
  const found = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(sql<boolean>`exists (select from classes.class_member m where m.student_id = p.id)`)
    .where(mayReadGradeBook(caller, sql.ref('p.id'), today))
    .select(['p.id', 'p.full_name', lastClass(today).as('class_title')])
    .select(isForeign(caller, sql.ref('p.id'), today).as('is_foreign'))
    .executeTakeFirst()
  if (!found) throw unknownPerson(caller, id)
  const { is_foreign, ...student } = found
  await countPersons({ db, caller, today }, is_foreign ? [id] : [], { isMasked: true })
  return student
}

/** Signed ones, also those that were replaced or revoked later. */
async function readCards(db: Database, studentId: number): Promise<GradeBook['cards']> {
  const { rows } = await sql<GradeBook['cards'][number]>`
    select rc.id, rc.year_id, q.number as quarter, rc.half, s.number, rc.version, rc.state, s.signed_on
    from register.report_card rc join seals.seal s on s.id = rc.seal_id left join calendar.calendar_entry q on q.id = rc.quarter_id
    where rc.student_id = ${studentId} order by rc.signed_at desc, rc.id desc`.execute(db)
  return rows
}

const toSheetResponse = (sheet: StudentSheet): GradeBook['years'][number] => {
  const { year, class: own, stays, courses, misses, policies } = sheet
  return { year, class: own, stays, courses, misses, policies }
}

/** All years of a student within the caller's scope. */
export async function gradeBookOf(db: Database, caller: Caller, id: number, today: string): Promise<GradeBook> {
  const student = await findStudent(db, caller, id, today)
  const [sheets, cards] = await Promise.all([readSheets(db, { students: [id], years: null, today }), readCards(db, id)])
  return { student, years: sheets.map(toSheetResponse), cards }
}

export const readGradeBookHandler = handle(readGradeBook, ({ params, caller, db, today }) =>
  gradeBookOf(db, caller, params.id, today),
)

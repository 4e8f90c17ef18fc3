import { sql, type RawBuilder } from 'kysely'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { Education, EducationValues } from '../contract/entries.ts'
import { diplomas } from '../contract/purpose.ts'
import { educationLevels } from '../rules/education.ts'
import type { EntryKind } from './entry-kind.ts'

const fileColumn = sql`(select jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime)
  from media.file f where f.id = e.file_id)`

/** The highest level first, of one level the latest. */
export async function readEducations(db: Database, where: RawBuilder<boolean>) {
  const { rows } = await sql<Education & { person_id: number }>`
    select e.id, e.person_id, e.level, e.institution, e.speciality, e.year, e.diploma_number, e.diploma_date, e.note,
      ${fileColumn} as file, e.version
    from qualifications.education e where e.removed_at is null and ${where}
    order by array_position(${[...educationLevels]}::text[], e.level) desc, e.year desc, e.id`.execute(db)
  return rows
}

const rowOf = ({ level, institution, speciality, year, ...rest }: EducationValues) => ({
  level,
  institution,
  speciality,
  year,
  diploma_number: rest.diploma_number,
  diploma_date: rest.diploma_date,
  note: rest.note,
  file_id: rest.file_id,
})

export const educationKind: EntryKind<Education, EducationValues> = {
  table: 'qualifications.education',
  find: readEducations,
  requireValid: async ({ db, caller, today }, _person, { year, diploma_date, file_id }, present) => {
    if (year > Number(today.slice(0, 4)) + 1) throw refuse('year', msg`Этот год ещё не наступил`)
    if (diploma_date !== null && diploma_date > today) throw refuse('diploma_date', msg`Этот день ещё не наступил`)
    const before = present?.file?.id ?? null
    if (file_id === before) return
    if (file_id !== null && !(await keepFile(db, file_id, caller.accountId, diplomas)))
      throw refuse('file_id', msg`Загрузите файл ещё раз`)
    if (before !== null) await dropFiles(db, [before])
  },
  insert: async (db, person_id, values) => {
    const made = await db
      .insertInto('qualifications.education')
      .values({ person_id, ...rowOf(values) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  },
  change: (db, id, values) =>
    db
      .updateTable('qualifications.education')
      .set((row) => ({ ...rowOf(values), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  kept: ({ id: _id, version: _version, file, level, ...rest }) => ({
    level,
    institution: rest.institution,
    speciality: rest.speciality,
    year: rest.year,
    diploma_number: rest.diploma_number,
    diploma_date: rest.diploma_date,
    note: rest.note,
    file: file?.name ?? null,
  }),
}

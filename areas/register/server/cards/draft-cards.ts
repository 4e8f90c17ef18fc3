import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PaperContent } from '../../contract/paper.ts'
import type { CardState } from '../../rules/card-state.ts'
import { paperContent, readSchool, withoutStars } from '../paper/paper-content.ts'
import { readSheets } from '../sheets/read-sheets.ts'
import type { CardPlace } from './card-place.ts'

/** Of the papers: raised when what stands on them, or where, changes. */
const templateVersion = 1

export interface LockedCard {
  id: number
  student_id: number
  version: number
  state: CardState
  content: unknown
}
export interface Draft {
  student_id: number
  content: PaperContent
  policy_id: number | null
  locked: LockedCard | undefined
}

/** Students of the class on the period's last day. */
export const readMembers = (db: Database, { class_id, end }: CardPlace) =>
  db
    .selectFrom('classes.class_member as m')
    .innerJoin('people.person as p', 'p.id', 'm.student_id')
    .where('m.class_id', '=', class_id)
    .where(sql<boolean>`m.during @> ${end}::date`)
    .select(['p.id', 'p.full_name'])
    .execute()

/** What is not signed yet is made anew in its place, whatever else there is gets a next version. */
export async function writeCards(db: Database, place: CardPlace, drafts: readonly Draft[], madeBy: number | null) {
  const given = JSON.stringify(
    drafts.map(({ student_id, content, policy_id, locked }) => ({
      student_id,
      content,
      policy_id,
      version:
        locked === undefined
          ? 1
          : locked.state === 'made' || locked.state === 'checked'
            ? locked.version
            : locked.version + 1,
    })),
  )
  const { rows } = await sql<{ id: number; student_id: number; version: number }>`
    insert into register.report_card
      (student_id, class_id, year_id, quarter_id, half, version, content, template_version, policy_id, made_by)
    select student_id, ${place.class_id}, ${place.year_id}, ${place.quarter_id}, ${place.half}, version, content,
      ${templateVersion}, policy_id, ${madeBy}
    from jsonb_to_recordset(${given}::jsonb)
      as given(student_id integer, content jsonb, policy_id integer, version smallint)
    on conflict (student_id, year_id, quarter_id, half, version) do update set state = 'made', content = excluded.content,
      class_id = excluded.class_id, template_version = excluded.template_version, policy_id = excluded.policy_id,
      made_by = excluded.made_by, made_at = now(), checked_by = null, checked_at = null
    returning id, student_id, version`.execute(db)
  return rows
}

/** Cards of students as the journals stand now. @param locked what there is of theirs already */
export async function draftCards(
  db: Database,
  place: CardPlace,
  {
    names,
    today,
    locked,
  }: { names: ReadonlyMap<number, string>; today: string; locked: ReadonlyMap<number, LockedCard> },
): Promise<Draft[]> {
  const school = await readSchool(db, today)
  const sheets = await readSheets(db, { students: [...names.keys()], years: [place.year_id], today })
  const period = { quarter: place.quarter, half: place.half }
  return sheets.map((sheet) => ({
    student_id: sheet.student_id,
    content: withoutStars(paperContent(school, names.get(sheet.student_id) ?? '', sheet, period)),
    policy_id: sheet.policy_id,
    locked: locked.get(sheet.student_id),
  }))
}

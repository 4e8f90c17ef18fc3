import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { PlacedStudents } from './place-students.ts'

interface Move {
  student: string
  from_title: string
  leaves: boolean
}
/** Who moves from one group of the course into another, and who leaves all of them. */
export async function moveEffects(db: Database, { moved }: PlacedStudents): Promise<Preview['effects']> {
  if (moved.length === 0) return []
  const { rows } = await sql<Move>`
    select ${shortName('p')} as student, ${groupInWords(sql.ref('one.from_group'))} as from_title, one.to_group is null as leaves
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as one(student_id int, from_group int, to_group int)
      join people.person p on p.id = one.student_id order by p.sort_name, p.id`.execute(db)
  const inLine = ({ student, from_title }: Move) => `${student} — ${from_title}`
  return [
    { title: t`Перейдут из других групп предмета`, items: rows.filter(({ leaves }) => !leaves).map(inLine) },
    { title: t`Выйдут из групп предмета`, items: rows.filter(({ leaves }) => leaves).map(inLine) },
  ]
}

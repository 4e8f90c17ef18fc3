import { sql } from 'kysely'
import { classInWords } from '#areas/classes/server/index.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Report cards of a student who is written twice: one that is signed stays where it is. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'register.report_card.student_id': {
      pair: sql`g.year_id = k.year_id and g.quarter_id is not distinct from k.quarter_id and g.half is not distinct from k.half`,
      same: sql`false`,
      text: sqlText`У обоих есть табель за один период (${classInWords(sql`g.class_id`)}): две такие карточки объединить нельзя`,
    },
  },
  contradictions: async (db, { gone }) => {
    const { rows } = await sql<{ text: string }>`
    select ${sqlText`Табель № ${sql`s.number`} подписан и остаётся за своей карточкой: сделайте её основной`} as text
    from register.report_card rc join seals.seal s on s.id = rc.seal_id where rc.student_id = ${gone}`.execute(db)
    return rows.map(({ text }) => text)
  },
}

import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { listAttestation } from '../../contract/attestation.ts'
import { attestationRows, lineColumns } from './lines.ts'

const byCourse = sql`people.sort_text(co.title) collate "C"`
const sorts = {
  name: byCourse,
  parallel: sql`p.number`,
  grading_mode: sql`array_position(${sql.val([...gradingModes])}::text[], r.grading_mode)`,
}

export const listAttestationHandler = handle(listAttestation, async ({ query, db, today }) => {
  const found = attestationRows(db)
    .where(sql<boolean>`r.year_id = ${query.year_id ?? currentYearId(today)}`)
    .$if(query.parallel !== undefined, (rows) => rows.where('p.number', '=', query.parallel ?? 0))
    .$if(query.grading_mode !== undefined, (rows) => rows.where('r.grading_mode', '=', query.grading_mode ?? ''))
    .$if(query.cathedra_id !== undefined, (rows) => rows.where('co.cathedra_id', '=', query.cathedra_id ?? 0))
    .where(
      containsWords(sql`people.search_text(concat_ws(' ', co.title, co.short_title, co.title_kk))`, query.search ?? ''),
    )
  return pageOf(
    query,
    found.select(total),
    found
      .select(lineColumns)
      .orderBy(sorts[query.sort], query.asc ? 'asc' : 'desc')
      .orderBy(byCourse)
      .orderBy('p.number')
      .orderBy('r.profile')
      .orderBy('r.id'),
  )
})

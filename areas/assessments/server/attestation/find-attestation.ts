import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { exportAttestation } from '../../contract/attestation.ts'
import { attestationRows, lineColumns, lineColumnsInFile, worksOfYear } from './attestation-rows.ts'

const byCourse = sql`platform.sort_text(co.title) collate "C"`
const names = sql`platform.search_text(concat_ws(' ', co.title, co.short_title, co.title_kk))`
const sorts = {
  name: byCourse,
  parallel: sql`p.number`,
  grading_mode: sql`array_position(${sql.val([...gradingModes])}::text[], r.grading_mode)`,
}

/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
type ListQuery = Omit<z.output<(typeof exportAttestation)['query']>, 'columns'>

/**
 * Lines of a year's РУП, in order, as rows of an AttestationLine; and how many there are.
 * @param isWhole of a file, which reads all of them: works are counted for all at once, groups not at all
 */
export async function findAttestation(db: Database, query: ListQuery, today: string, isWhole: boolean) {
  const year = query.year_id ?? currentYearId(today)
  const found = attestationRows(db)
    .where(sql<boolean>`r.year_id = ${year}`)
    .$if(query.parallel !== undefined, (rows) => rows.where('p.number', '=', query.parallel ?? 0))
    .$if(query.grading_mode !== undefined, (rows) => rows.where('r.grading_mode', '=', query.grading_mode ?? ''))
    .$if(query.cathedra_id !== undefined, (rows) => rows.where('co.cathedra_id', '=', query.cathedra_id ?? 0))
  const { rows, total } = await searched(db, found, { holds: containsWords(names, query.search ?? '') })
  return {
    total,
    rows: rows
      .$if(isWhole, (all) => all.leftJoin(worksOfYear(year).as('planned'), 'planned.line_id', 'r.id'))
      .select(isWhole ? lineColumnsInFile : lineColumns)
      .orderBy(sorts[query.sort], query.asc ? 'asc' : 'desc')
      .orderBy(byCourse)
      .orderBy('p.number')
      .orderBy('r.profile')
      .orderBy('r.id'),
  }
}

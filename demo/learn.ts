import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

const journal = [
  'journal.score',
  'journal.miss',
  'assessments.work',
  'journal.lesson_text',
  'results.period_result',
  'timetable.lesson',
  'page_views.view',
]

/** The planner knows nothing of tables just filled, and autovacuum comes too late. */
export async function learnTables(db: Database, which: 'all' | 'journal'): Promise<void> {
  await sql`analyze ${which === 'all' ? sql`` : sql.raw(journal.join(', '))}`.execute(db)
}

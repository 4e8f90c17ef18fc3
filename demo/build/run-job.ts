import { saveMarksInBulk } from '#areas/journal/server/index.ts'
import { closeResultsInBulk } from '#areas/results/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { updateRows } from '../insert-rows.ts'
import { random } from '../random.ts'
import type { ClosingJob, Job, PageJob } from './journal.ts'

async function writePage(db: Database, { marker, marks, misses, today, timeZone }: PageJob): Promise<void> {
  const { refused } = await saveMarksInBulk(db, marker, { marks, misses }, { today, timeZone })
  const [first] = refused
  if (first)
    throw new Error(`The journal refuses ${refused.length} of the demonstration: ${first.what} ${first.reason}`)
}

const raisedShare = 0.004
const reasons = [
  'Призёр областной олимпиады, решение педагогического совета',
  'Учтена защита проекта',
  'Учтён рост в конце четверти',
]

/** A few of the results just closed stand a grade higher than recommended, with the reason the teacher gave. */
async function raiseSome(db: Database, { groupIds, quarter, seed }: ClosingJob, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('results.period_result')
    .select(['id', 'value'])
    .where('type', '=', 'quarter_score')
    .where('value', 'in', [3, 4])
    .where('id', 'in', ids)
    .orderBy('student_id')
    .orderBy('course_id')
    .execute()
  const chance = random(seed, 'raised', quarter, groupIds[0] ?? 0)
  const raised = rows.flatMap(({ id, value }) =>
    chance.chance(raisedShare) ? [{ id, value: (value ?? 0) + 1, reason: chance.pick(reasons), version: 2 }] : [],
  )
  await updateRows(db, 'results.period_result', raised)
}

/** Does a job in the caller's transaction, by the journal's own rules. @throws where the rules refuse a mark */
export async function runJob(db: Database, job: Job): Promise<void> {
  if (job.kind === 'page') return writePage(db, job)
  const { marker, groupIds, quarter, today, setAt } = job
  const ids = await closeResultsInBulk(db, marker, { groupIds, quarters: [quarter] }, { today, setAt })
  if (ids.length > 0) await raiseSome(db, job, ids)
}

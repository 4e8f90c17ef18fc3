import { saveMarksInBulk } from '#areas/journal/server/index.ts'
import { closeResultsInBulk } from '#areas/results/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { updateRows } from '#platform/server/demonstration/insert-rows.ts'
import { random } from '#platform/server/demonstration/random.ts'
import { writeExtra } from './extras.ts'
import type { Done, Job } from './job.ts'
import type { ClosingJob, PageJob } from './journal.ts'
import { liveThrough } from './life-job.ts'

/** @returns how many the rules refuse: whoever works in the journal already may have put a mark there */
async function writePage(db: Database, { marker, marks, misses, today, timeZone }: PageJob): Promise<number> {
  const { refused } = await saveMarksInBulk(db, marker, { marks, misses }, { today, timeZone })
  return refused.length
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

async function close(db: Database, job: ClosingJob): Promise<void> {
  const { marker, groupIds, quarter, today, setAt } = job
  const ids = await closeResultsInBulk(db, marker, { groupIds, quarters: [quarter] }, { today, setAt: () => setAt })
  if (ids.length > 0) await raiseSome(db, job, ids)
}

/**
 * Does a job in the caller's transaction, by the journal's own rules.
 * @param media folder of the files that people give
 */
export async function runJob(db: Database, job: Job, media: string | undefined): Promise<Done> {
  switch (job.kind) {
    case 'life':
      return { next: await liveThrough(db, job), refused: 0 }
    case 'page':
      return { next: [], refused: await writePage(db, job) }
    case 'extra':
      await writeExtra(db, job, media)
      return { next: [], refused: 0 }
    case 'closing':
      await close(db, job)
      return { next: [], refused: 0 }
  }
}

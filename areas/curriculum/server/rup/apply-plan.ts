import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import type { PlanChange, PlanHold } from '#platform/server/plan-hold.ts'
import type { PlanPreview } from '#platform/contract/plan-preview.ts'
import { changesBetween, readPlanState } from './plan-changes.ts'

export interface PlanDoing {
  db: Database
  today: string
  yearId: number
  holds: readonly PlanHold[]
}
interface Touched {
  courses: readonly number[]
  parallels: readonly number[]
}

/** Makes a change of the plan, and says what has become of the courses of classes by it. */
export async function changedBy<Answer>(
  { db, yearId }: PlanDoing,
  touched: Touched,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; changes: PlanChange[] }> {
  const before = await readPlanState(db, yearId, touched)
  const answer = await act()
  return { answer, changes: changesBetween(before, await readPlanState(db, yearId, touched)) }
}

/** What changes that are made, but not kept, move in the later links. */
export async function effectsOf({ holds, ...asked }: PlanDoing, changes: readonly PlanChange[]): Promise<PlanPreview> {
  if (changes.length === 0) return { effects: [] }
  const found = []
  for (const { effects } of holds) found.push(...(await effects(asked, changes)))
  return {
    effects: found
      .filter(({ items }) => items.length > 0)
      .map(({ key, title, items }) => ({ key, title, items: items.map((item) => ({ ...item })) })),
  }
}

/** Makes follow what was chosen of the effects. @param follow «effect item» */
export async function followPlan(
  { holds, ...doing }: PlanDoing,
  changes: readonly PlanChange[],
  { follow, record }: { follow: readonly string[]; record: (...changes: Change[]) => Promise<void> },
): Promise<void> {
  if (follow.length === 0 || changes.length === 0) return
  const chosen = new Set(follow)
  for (const { follow: act } of holds) await act?.({ ...doing, record }, changes, chosen)
}

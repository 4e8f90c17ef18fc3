import { sql } from 'kysely'
import { allows } from '#platform/contract/access.ts'
import { translate } from '#platform/contract/text.ts'
import type { FirstStep } from '#platform/server/first-step.ts'
import { handle } from '#platform/server/handle.ts'
import { readFirstSteps } from '../contract/first-steps.ts'

/** What the areas ask of a new school, in one statement. */
export const readFirstStepsWith = (steps: readonly FirstStep[]) => {
  const ordered = steps.toSorted((one, other) => one.order - other.order)
  return handle(readFirstSteps, async ({ caller, db, today }) => {
    const own = ordered.filter(({ access }) => allows(access, caller))
    const { rows } = await sql<Record<string, boolean>>`
      select ${sql.join(own.map(({ id, isDone }) => sql`${isDone(today)} as ${sql.ref(id)}`))}`.execute(db)
    return {
      items: own.map(({ id, title, hint, to }) => ({
        id,
        title: translate(title),
        hint: translate(hint),
        to,
        is_done: rows[0]?.[id] ?? false,
      })),
    }
  })
}

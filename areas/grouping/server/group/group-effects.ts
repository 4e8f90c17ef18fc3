import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Preview } from '#platform/contract/preview.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'

/** What other rooms keep of groups that are to stand no more from a day on: lessons, teachers, works, marks. */
export async function groupEffects(
  { db, context }: { db: Database; context: Pick<AppContext, 'groupHolds'> },
  groups: readonly number[],
  from: CalendarDate,
): Promise<Preview['effects']> {
  const effects: Preview['effects'] = []
  if (groups.length > 0) for (const { read } of context.groupHolds) effects.push(...(await read(db, { groups, from })))
  return effects
}

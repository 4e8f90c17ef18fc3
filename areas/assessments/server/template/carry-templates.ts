import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { record, type BulkTrace } from '#platform/server/history.ts'
import { hasWorks } from '../../rules/template-objection.ts'
import { ofLastYear } from './copy-template.ts'
import { holdTemplates, writeTemplates } from './template-rows.ts'

/** Gives lines of a year's plan the works that they had the year before, where they have no template yet. @returns how many */
export async function carryTemplates(
  db: Database,
  lineIds: readonly number[],
  { actor, requestId, batch, today }: BulkTrace & { today: string },
): Promise<number> {
  const lines = (await holdTemplates(db, lineIds, today)).filter(({ version }) => version === 0)
  const former = await ofLastYear(db, lines)
  const given = lines.flatMap((line) => {
    const works = hasWorks(line.grading_mode as GradingMode) ? former.get(line.line_id) : undefined
    return works === undefined ? [] : [{ line, works }]
  })
  const changes = await writeTemplates(db, given)
  await record(db, actor, requestId, changes, batch)
  return changes.length
}

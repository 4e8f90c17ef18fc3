import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { record as recordIn } from '#platform/server/history.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { msg } from '#platform/contract/text.ts'
import { applyTemplates, previewApply, type ChangedResults } from '../../contract/apply.ts'
import type { OfHigherRooms, Planning } from '../higher-rooms.ts'
import { holdTemplates, requireStudyYear } from '../template/template-rows.ts'
import { chosenOf, followTemplate } from './follow-template.ts'
import { datesOfLessons, findDifferences, toDifference, type FoundDifference } from './group-differences.ts'

/** Results of so many groups are computed for a preview: more of them would keep the page waiting. */
const maxComputed = 60
/** So many results are named one by one. */
const maxNamed = 500

/** @throws Refusal 404, 409 */
export async function requireLines(db: Database, ids: readonly number[], today: string): Promise<void> {
  const lines = await holdTemplates(db, [...new Set(ids)], today)
  if (lines.length < new Set(ids).size) throw notFound()
  requireStudyYear(lines)
  if (lines.every(({ version }) => version === 0))
    throw conflict(msg`Сначала задайте план СОР и СОЧ: раздавать пока нечего`)
}

const groupsOf = (found: readonly FoundDifference[]) => [...new Set(found.map(({ group }) => group.id))]
const quartersOf = (found: readonly FoundDifference[]) => [...new Set(found.map(({ quarterId }) => quarterId))]

async function countStudents(db: Database, groupIds: readonly number[], today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct m.student_id) as count from classes.group_member m
    where m.group_id = any(${[...groupIds]}::integer[]) and m.during @> ${today}::date`.execute(db)
  return rows[0]?.count ?? 0
}

export const previewApplyWith = (rooms: OfHigherRooms) =>
  handle(previewApply, async ({ body, caller, db, today, http }) => {
    await requireLines(db, body.line_ids, today)
    const found = await findDifferences(db, rooms, { lineIds: body.line_ids, today })
    const dates = await datesOfLessons(db, found)
    const chosen = chosenOf(found, body.chosen)
    const groupIds = groupsOf(chosen)
    const trace = { actor: caller, requestId: http.request.id }
    const results = async (): Promise<ChangedResults> => {
      if (groupIds.length > maxComputed)
        return { items: [], more: 0, uncounted_students: await countStudents(db, groupIds, today) }
      const act = async () => void (await followTemplate(db, rooms, trace, chosen))
      const items = await dryRun(db, () => rooms.compareResults({ db, today, groupIds }, act))
      return {
        items: items.slice(0, maxNamed),
        more: Math.max(0, items.length - maxNamed),
        uncounted_students: 0,
      }
    }
    return {
      differences: found.map((one) => toDifference(one, dates.get(one.row?.lesson_id ?? 0))),
      results: await results(),
    }
  })

/** Makes the groups of lines follow what is chosen of their templates. */
export async function applyChosen(
  planning: Planning,
  rooms: OfHigherRooms,
  { line_ids, chosen }: { line_ids: readonly number[]; chosen: readonly string[] },
): Promise<{ changed: number; batch: string | null }> {
  const { db, caller, publish, today, requestId } = planning
  await requireLines(db, line_ids, today)
  const found = await findDifferences(db, rooms, { lineIds: line_ids, today })
  const following = chosenOf(found, chosen)
  if (following.length === 0) return { changed: 0, batch: null }
  const batch = randomUUID()
  const changes = await followTemplate(db, rooms, { actor: caller, requestId }, following)
  await recordIn(db, caller, requestId, changes, batch)
  const touched = { groupIds: groupsOf(following), quarterIds: quartersOf(following) }
  await rooms.followWorks(planning, touched)
  await rooms.tellPlan({ db, publish }, touched.groupIds)
  return { changed: changes.length, batch }
}

export const applyTemplatesWith = (rooms: OfHigherRooms) =>
  handle(applyTemplates, ({ body, caller, db, today, publish, http }) =>
    applyChosen({ db, caller, publish, today, requestId: http.request.id }, rooms, body),
  )

import { sql } from 'kysely'
import * as z from 'zod/mini'
import { planColumnTitle } from '#areas/curriculum/rules/parallel-title.ts'
import type { PlanPlace } from '#areas/curriculum/rules/plan-column.ts'
import { msg } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob, longJob, type LongJobKind } from '#platform/server/long-job/long-job.ts'
import { orRefused } from '#platform/server/long-job/or-refused.ts'
import { refuse } from '#platform/server/refusal.ts'
import { applyInTurn } from '../../contract/apply.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'
import { applyChosen, requireLines } from './apply-templates.ts'
import { chosenOf } from './follow-template.ts'
import { findDifferences } from './group-differences.ts'
import { undoBatch } from './undo.ts'

/** A line with what is chosen of it; or, where a former work is taken back, what it has done in one. */
const Item = z.union([
  z.strictObject({ line_id: id, chosen: z.array(z.string()) }),
  z.strictObject({ batch: z.uuid() }),
])

/** Works of the groups of many lines: each line is an item, in a transaction of its own. */
export const applyJobWith = (rooms: OfHigherRooms): LongJobKind =>
  longJob({
    kind: 'assessments.apply',
    input: Item,
    access: applyInTurn.access,
    // lines of the plan are of the whole school: who may plan may plan them all; one that is gone is refused
    reaches: 'each-row',
    act: async ({ input, db, caller, publish, today, jobId }) => {
      const planning = { db, caller, publish, today, requestId: `long-job-${jobId}` }
      return orRefused(db, async () => {
        if ('batch' in input) return msg`Возвращено изменений: ${await undoBatch(planning, rooms, input.batch)}`
        const { changed, batch } = await applyChosen(planning, rooms, {
          line_ids: [input.line_id],
          chosen: input.chosen,
        })
        if (batch === null) return msg`Работы групп уже такие, как в плане`
        return { detail: msg`Сделано изменений: ${changed}`, undo: { batch } }
      })
    },
  })

type NamedLine = Pick<PlanPlace, 'parallel' | 'language' | 'profile'> & {
  id: number
  course: string
  class_title: string | null
}
/** Lines by course and parallel. */
async function readLines(db: Database, ids: readonly number[]): Promise<NamedLine[]> {
  const { rows } = await sql<NamedLine>`
    select r.id, co.title as course, p.number as parallel, r.language, r.profile, c.title as class_title
    from curriculum.rup_line r join curriculum.course co on co.id = r.course_id
    join classes.parallel p on p.id = r.parallel_id left join classes.class c on c.id = r.class_id
    where r.id = any(${[...ids]}::integer[])
    order by platform.sort_text(co.title) collate "C", p.number, r.profile, r.language, r.id`.execute(db)
  return rows
}

export const applyInTurnWith = (rooms: OfHigherRooms, job: LongJobKind) =>
  handle(applyInTurn, async ({ body, caller, db, today, context, record }) => {
    await requireLines(db, body.line_ids, today)
    const found = await findDifferences(db, rooms, { lineIds: body.line_ids, today })
    const chosen = Map.groupBy(chosenOf(found, body.chosen), ({ group }) => group.line_id)
    if (chosen.size === 0) throw refuse('chosen', msg`Работы групп уже такие, как в плане`)
    const lines = await readLines(db, [...chosen.keys()])
    const begun = await beginLongJob({ db, context }, job, {
      caller,
      title: msg`СОР и СОЧ групп по плану`,
      items: lines.map((line) => ({
        title: `${line.course}, ${planColumnTitle(line)}`,
        input: { line_id: line.id, chosen: (chosen.get(line.id) ?? []).map(({ difference }) => difference.id) },
      })),
    })
    await record({ subject: 'platform.long_job', id: begun, after: { plan_lines: lines.length } })
    return { id: begun }
  })

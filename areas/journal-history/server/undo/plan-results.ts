import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { resultObjectionText } from '#areas/results/rules/result-objection.ts'
import {
  readMembers,
  placeOfResult,
  wasMember,
  insertResults,
  removeResults,
  replaceResults,
  type NewResult,
  type Replacement,
  type ResultTrace,
} from '#areas/results/server/index.ts'
import type { GroupFacts } from '#areas/journal/server/index.ts'
import type { KeptResult, LastChange, ResultBatchRow } from './batch-rows.ts'
import { changedBy, turnOf, type Undone } from './plan-undo.ts'

/** What taking results of a batch back comes to. */
export interface ResultsPlan {
  undone: Undone[]
  removed: number[]
  replaced: Replacement[]
  made: NewResult[]
}
type Standing = Pick<KeptResult, 'student_id' | 'quarter_id' | 'half' | 'type' | 'version'> & { id: number }

/** Results of the students in the group's course and year as they stand now. */
async function readStanding(db: Database, { course_id, year_id }: GroupFacts, students: readonly number[]) {
  const { rows } = await sql<Standing>`
    select id, student_id, quarter_id, half, type, version from results.period_result
    where course_id = ${course_id} and year_id = ${year_id} and student_id = any(${[...students]}::integer[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const isInPlaceOf = (one: Standing, other: KeptResult): boolean =>
  one.student_id === other.student_id &&
  one.type === other.type &&
  one.quarter_id === other.quarter_id &&
  one.half === other.half

/** Validates results of a batch one by one: what is still as the batch left it returns to what it was before. */
export async function planResults(
  db: Database,
  group: GroupFacts,
  rows: readonly ResultBatchRow[],
  { later, today }: { later: ReadonlyMap<number, LastChange>; today: string },
): Promise<ResultsPlan> {
  const plan: ResultsPlan = { undone: [], removed: [], replaced: [], made: [] }
  if (rows.length === 0) return plan
  const students = rows.map(({ student_id }) => student_id)
  const standing = await readStanding(db, group, students)
  const members = Map.groupBy(await readMembers(db, [group.id], students), ({ student_id }) => student_id)
  const validate = (row: ResultBatchRow): Pick<Undone, 'outcome' | 'reason'> => {
    const { id, before, after } = row
    const { type, quarter_id, half } = (after ?? before) as KeptResult
    const place = placeOfResult(group, { type, quarter_id, half: half === 1 || half === 2 ? half : null })
    const isOther = before !== null && [...standing.values()].some((one) => one.id !== id && isInPlaceOf(one, before))
    const isChanged = after === null ? isOther : standing.get(id)?.version !== after.version
    if (isChanged) return { outcome: 'changed', reason: changedBy(later.get(id)) }
    if (!group.may_mark) return { outcome: 'refused', reason: t`Итоги этой группы выставляет её учитель` }
    if (!wasMember(members.get(row.student_id) ?? [], place))
      return { outcome: 'refused', reason: t`Ученика не было в группе в этом периоде` }
    if (!isPeriodOpen(place.closing, today)) return { outcome: 'refused', reason: resultObjectionText.closed }
    if (before === null) plan.removed.push(id)
    else if (after === null) plan.made.push(before)
    else plan.replaced.push({ ...before, id })
    if (before === null) standing.delete(id)
    else standing.set(id, { ...before, id })
    return { outcome: 'returns', reason: null }
  }
  for (const row of rows.toSorted((a, b) => turnOf(a) - turnOf(b))) plan.undone.push({ row, ...validate(row) })
  return plan
}

/** Writes what was planned. @returns ids of the results that stand again */
export async function revertResults(
  db: Database,
  trace: ResultTrace,
  { removed, replaced, made }: ResultsPlan,
): Promise<number[]> {
  // removals first: what comes back may stand where they stood
  await removeResults(db, trace, removed)
  return [...(await replaceResults(db, trace, replaced)), ...(await insertResults(db, trace, made))]
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import type { StepContext } from '#platform/server/steps/index.ts'
import { previewUndo, undoBatch, type UndoItem } from '../../contract/undo.ts'
import { jrnReopen } from '#areas/results/contract/permissions.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import { followResults, readResultsById } from '#areas/results/server/index.ts'
import {
  noteUndoing,
  lockGroups,
  readableGroups,
  scopeOf,
  type MarkScope,
  noRowIds,
  readMarkingBatch,
  saveMarkingBatch,
  type ChangedMarks,
  studentsOfLessons,
  publishJournal,
} from '#areas/journal/server/index.ts'
import { actorOf, mayRevert, mayRevertResults } from '../history/batches.ts'
import { isMark, isResult, isText, readBatch, readLastChanges, readLater } from './batch-rows.ts'
import type { BatchRow, LastChange, MarkBatchRow } from './batch-rows.ts'
import { planResults, revertResults, type ResultsPlan } from './plan-results.ts'
import { planTexts, revertTexts } from './plan-texts.ts'
import { planMarks, type Undone } from './plan-undo.ts'
import { auditedState } from '../history/audited-state.ts'

interface Place {
  id: number
  batch: string
}

/** Who may reopen periods takes back what others did, in every journal they read. */
function undoScope(caller: Caller, today: string): MarkScope {
  const own = scopeOf(caller, today)
  if (!caller.permissions.write.includes(jrnReopen)) return own
  return { ...own, mayMark: own.mayRead, mayMarkLesson: (_lesson, group) => own.mayRead(group) }
}

/** The batch with all that decides whether it can be taken back, its group held; 404 and 403 as for any row of a journal. */
async function openUndo({ db, caller, today, context }: StepContext, { id, batch }: Place) {
  const scope = undoScope(caller, today)
  const [group] = await lockGroups(db, sql`${id}::integer`, scope)
  if (!group || !(group.may_mark || (await readableGroups(db, [group], scope)).length > 0)) throw notFound()
  const found = await readBatch(db, group, batch)
  if (!found) throw notFound()
  if (!mayRevert(caller, found.account_id))
    throw forbidden(msg`Отменить может тот, кто внёс изменения, или тот, кто открывает периоды`)
  if (found.rows.some(isResult) && !mayRevertResults(caller)) throw forbidden()
  const marks = found.rows.filter(isMark)
  const { timeZone } = context.clock
  const laterMarks = marks.length > 0 ? await readLater(db, batch, marks, timeZone) : []
  const last = (subject: Parameters<typeof readLastChanges>[2], rows: readonly BatchRow[]) =>
    rows.length === 0
      ? new Map<number, LastChange>()
      : readLastChanges(
          db,
          batch,
          subject,
          rows.map((row) => row.id),
          timeZone,
        )
  const later = {
    marks: laterMarks,
    results: await last('results.period_result', found.rows.filter(isResult)),
    texts: await last('journal.lesson_text', found.rows.filter(isText)),
  }
  const board = await readMarkingBatch(
    db,
    { author: caller, validatedOn: () => today },
    [group],
    rowIdsOf(marks),
    scope,
  )
  const mayMark = scope.mayMarkLesson(sql.ref('l.id'), sql.ref('l.group_id'))
  return { found, later, board, group, mayMark }
}
type Opened = Awaited<ReturnType<typeof openUndo>>

function rowIdsOf(rows: readonly MarkBatchRow[]) {
  const works = rows.map((row) => (row.subject === 'score' ? (row.before ?? row.after)?.work_id : null))
  const ids = (subject: MarkBatchRow['subject']) => rows.flatMap((row) => (row.subject === subject ? [row.id] : []))
  return {
    ...noRowIds(),
    lessonIds: rows.map(({ lesson_id }) => lesson_id),
    studentIds: rows.map(({ student_id }) => student_id),
    workIds: works.flatMap((work) => work ?? []),
    scoreIds: ids('score'),
    missIds: ids('miss'),
  }
}

/** Validates rows of the batch; nothing is stored but on the board. */
async function planUndo({ db, today }: StepContext, opened: Opened, rows: readonly BatchRow[]) {
  const { board, later, group, mayMark } = opened
  const marks = planMarks(board, rows.filter(isMark), later.marks)
  const results = await planResults(db, group, rows.filter(isResult), { later: later.results, today })
  const texts = await planTexts(db, group, rows.filter(isText), { later: later.texts, today, mayMark })
  return { undone: [...marks, ...results.undone, ...texts], results, texts }
}

/** The named things of rows by id, in one query where there are any. */
async function namesOf(db: Database, undone: readonly Undone[]) {
  const ids = (of: (row: BatchRow) => number | null) => [...new Set(undone.flatMap(({ row }) => of(row) ?? []))]
  const [people, dated] = [ids(({ student_id }) => student_id), ids(({ lesson_id }) => lesson_id)]
  const students = await db
    .selectFrom('people.person')
    .where('id', '=', sql<number>`any(${people}::integer[])`)
    .select(['id', 'full_name as name'])
    .execute()
  const lessons = await db
    .selectFrom('timetable.lesson')
    .where('id', '=', sql<number>`any(${dated}::bigint[])`)
    .select(['id', 'date', 'slot'])
    .execute()
  return { students, lessons }
}

async function named(db: Database, undone: readonly Undone[]): Promise<UndoItem[]> {
  const { students, lessons } = await namesOf(db, undone)
  return undone.map(({ row, outcome, reason }) => {
    const { subject, id } = row
    const student = students.find((one) => one.id === row.student_id) ?? null
    const lesson = lessons.find((one) => one.id === row.lesson_id) ?? null
    const before = auditedState(subject, row.before && { ...row.before })
    const after = auditedState(subject, row.after && { ...row.after })
    return { subject, id, student, lesson, before, after, outcome, reason }
  })
}

export const previewUndoHandler = handle(previewUndo, async (requested) => {
  const opened = await openUndo(requested, requested.params)
  const { at, who, rows } = opened.found
  const { undone } = await planUndo(requested, opened, rows)
  return { at, who, items: await named(requested.db, undone) }
})

type Named = Pick<BatchRow, 'subject' | 'id'>

function chosenRows(rows: readonly BatchRow[], chosen: readonly Named[] | undefined): BatchRow[] {
  if (!chosen) return [...rows]
  return chosen.map(({ subject, id }) => {
    const row = rows.find((one) => one.subject === subject && one.id === id)
    if (!row) throw refuse('items', msg`Такого изменения здесь не было`)
    return row
  })
}

/** Nothing half-done in silence: what was chosen returns whole, or why it does not is said. */
function requireReturning(undone: readonly Undone[], isChosen: boolean): void {
  const refused = undone.find(({ outcome }) => outcome === 'refused')
  const changed = undone.find(({ outcome }) => outcome === 'changed')
  const returns = undone.some(({ outcome }) => outcome === 'returns')
  if (refused && (isChosen || !returns)) throw refuse(isChosen ? 'items' : [], asSaid(refused.reason ?? ''))
  if (changed && (isChosen || !returns))
    throw conflict(
      returns ? msg`${changed.reason}. Посмотрите последствия снова` : msg`Отменять нечего: всё изменено позже`,
    )
}

/** Stores what was planned as a batch of its own, and publishes it to the journal. */
async function write(
  requested: StepContext,
  opened: Opened,
  plan: Awaited<ReturnType<typeof planUndo>>,
  batch: string,
) {
  const { db, caller, publish, http } = requested
  const { board, group, mayMark } = opened
  const marks = await saveMarkingBatch(requested, board, group.id, { batching: { batch } })
  const trace = { marker: caller, requestId: http.request.id, batch }
  const ids = await revertResults(db, trace, plan.results)
  const texts = plan.texts.flatMap(({ row, outcome }) => (isText(row) && outcome === 'returns' ? [row] : []))
  const lessons = await revertTexts(db, caller, texts, mayMark)
  const changes = texts.map(({ id, before, after }) => ({
    subject: 'journal.lesson_text',
    id,
    before: after,
    after: before,
  }))
  await record(db, caller, http.request.id, changes, batch)
  const results = ids.length > 0 ? (await readResultsById(db, ids)).map(toResultResponse) : []
  const removed = plan.results.undone.flatMap(({ row }) =>
    isResult(row) && plan.results.removed.includes(row.id) ? [row] : [],
  )
  const changed = { results, lessons, removed_results: removed.map(({ id }) => id) }
  const ofLessons = await studentsOfLessons(db, group.id, lessons)
  publishJournal(publish, group.id, changed, [...removed.map(({ student_id }) => student_id), ...ofLessons])
  await follow(requested, group, marks, plan.results)
}

/** What stands again follows its marks as they are now, whatever they were then. */
async function follow(
  { db, caller, publish, today, http }: StepContext,
  { course_id, year_id, quarters }: Opened['group'],
  marks: readonly ChangedMarks[],
  { undone }: ResultsPlan,
): Promise<void> {
  const results = undone
    .filter(({ outcome }) => outcome === 'returns')
    .flatMap(({ row }) => (isResult(row) ? [row] : []))
  const ofResults = results.flatMap(({ before, after }) => {
    const { quarter_id = null, half = null } = after ?? before ?? {}
    return quarters.filter(({ id, number }) => id === quarter_id || Math.ceil(number / 2) === half).map(({ id }) => id)
  })
  await followResults(
    { db, marker: caller, publish, today, requestId: http.request.id },
    {
      course_id,
      year_id,
      studentIds: [...marks.flatMap(({ studentIds }) => studentIds), ...results.map(({ student_id }) => student_id)],
      quarterIds: [...marks.flatMap(({ quarterIds }) => quarterIds), ...ofResults],
      isYearDue: results.length > 0,
    },
  )
}

export const undoBatchHandler = handle(undoBatch, async (requested) => {
  const { params, body, db, caller } = requested
  const opened = await openUndo(requested, params)
  const { rows } = opened.found
  const plan = await planUndo(requested, opened, chosenRows(rows, body.items))
  requireReturning(plan.undone, body.items !== undefined)
  const batch = randomUUID()
  await write(requested, opened, plan, batch)
  await noteUndoing(db, { made_batch: batch, batch: params.batch, group_id: params.id, account_id: actorOf(caller) })
  const returned = plan.undone.filter(({ outcome }) => outcome === 'returns').length
  return { batch, returned, stayed: rows.length - returned }
})

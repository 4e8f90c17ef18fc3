import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import { readUndo, undoBatch, type UndoItem } from '../../contract/group-history.ts'
import { lockGroups } from '../save/group-facts.ts'
import { scopeOf, type MarkScope } from '../save/mark-scope.ts'
import { nothingWanted, readBoard } from '../save/read-board.ts'
import { saveBoard, type Asked } from '../save/save-board.ts'
import { actorOf, mayTakeBack } from './batches.ts'
import { readBatch, readLater, type BatchOfGroup, type BatchRow } from './batch-rows.ts'
import { planUndo, type Undone } from './plan-undo.ts'
import { toldState } from './told-state.ts'

interface Place {
  id: number
  batch: string
}

/** Who may reopen periods takes back what others did, in every journal they read. */
function undoScope(caller: Caller, today: string): MarkScope {
  const own = scopeOf(caller, today)
  if (!caller.permissions.write.includes('jrn_reopen')) return own
  return { ...own, mayMark: own.mayRead, mayMarkLesson: (_lesson, group) => own.mayRead(group) }
}

/** The batch with the board of what it touches, its group held; 404 and 403 as for any row of a journal. */
async function openUndo({ db, caller, today, house }: Asked, { id, batch }: Place) {
  const scope = undoScope(caller, today)
  const [facts] = await lockGroups(db, sql`${id}::integer`, scope)
  if (!facts || !(facts.may_read || facts.may_mark)) throw notFound()
  const found = await readBatch(db, id, batch)
  if (!found) throw notFound()
  if (!mayTakeBack(caller, found.account_id))
    throw forbidden('Отменить может тот, кто внёс изменения, или тот, кто открывает периоды')
  const later = await readLater(db, batch, found.rows, house.clock.timeZone)
  const board = await readBoard(db, { marker: caller, judgedOn: () => today }, [facts], wantedBy(found), scope)
  return { found, later, board }
}

function wantedBy({ rows }: BatchOfGroup) {
  const works = rows.map((row) => (row.subject === 'score' ? (row.before ?? row.after)?.work_id : null))
  const ids = (subject: BatchRow['subject']) => rows.flatMap((row) => (row.subject === subject ? [row.id] : []))
  return {
    ...nothingWanted(),
    lessonIds: rows.map(({ lesson_id }) => lesson_id),
    studentIds: rows.map(({ student_id }) => student_id),
    workIds: works.flatMap((work) => work ?? []),
    scoreIds: ids('score'),
    missIds: ids('miss'),
  }
}

async function named(db: Database, undone: readonly Undone[]): Promise<UndoItem[]> {
  const unique = (ids: number[]) => [...new Set(ids)]
  const students = await db
    .selectFrom('people.person')
    .where('id', 'in', unique(undone.map(({ row }) => row.student_id)))
    .select(['id', 'full_name as name'])
    .execute()
  const lessons = await db
    .selectFrom('timetable.lesson')
    .where('id', 'in', unique(undone.map(({ row }) => row.lesson_id)))
    .select(['id', 'date', 'slot'])
    .execute()
  return undone.flatMap(({ row, outcome, reason }) => {
    const student = students.find(({ id }) => id === row.student_id)
    const lesson = lessons.find(({ id }) => id === row.lesson_id)
    if (!student || !lesson) return []
    const { subject, id, before, after } = row
    const kept = { before: toldState(subject, before), after: toldState(subject, after) }
    return [{ subject, id, student, lesson, ...kept, outcome, reason }]
  })
}

export const preview = handle(readUndo, async (asked) => {
  const { found, later, board } = await openUndo(asked, asked.params)
  return { at: found.at, who: found.who, items: await named(asked.db, planUndo(board, found.rows, later)) }
})

type Named = Pick<BatchRow, 'subject' | 'id'>

function chosenRows(rows: readonly BatchRow[], chosen: readonly Named[] | undefined): BatchRow[] {
  if (!chosen) return [...rows]
  return chosen.map(({ subject, id }) => {
    const row = rows.find((one) => one.subject === subject && one.id === id)
    if (!row) throw refuse('items', 'Такого изменения здесь не было')
    return row
  })
}

/** Nothing half-done in silence: what was chosen returns whole, or why it does not is said. */
function demandReturning(undone: readonly Undone[], isChosen: boolean): void {
  const refused = undone.find(({ outcome }) => outcome === 'refused')
  const changed = undone.find(({ outcome }) => outcome === 'changed')
  const returns = undone.some(({ outcome }) => outcome === 'returns')
  if (refused && (isChosen || !returns)) throw refuse(isChosen ? 'items' : [], refused.reason ?? '')
  if (changed && (isChosen || !returns))
    throw conflict(returns ? `${changed.reason}. Посмотрите последствия снова` : 'Отменять нечего: всё изменено позже')
}

export const undo = handle(undoBatch, async (asked) => {
  const { params, body, db, caller } = asked
  const { found, later, board } = await openUndo(asked, params)
  const undone = planUndo(board, chosenRows(found.rows, body.items), later)
  demandReturning(undone, body.items !== undefined)
  const batch = randomUUID()
  await saveBoard(asked, board, params.id, { batch })
  await db
    .insertInto('journal.undoing')
    .values({ made_batch: batch, batch: params.batch, group_id: params.id, account_id: actorOf(caller) })
    .execute()
  const returned = undone.filter(({ outcome }) => outcome === 'returns').length
  return { batch, returned, stayed: found.rows.length - returned }
})

import type { RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { House, Publish } from '#platform/server/house.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { tellJournal } from '../tell-journal.ts'
import type { Board, BoardLesson } from './board.ts'
import { lockGroups } from './group-facts.ts'
import { scopeOf } from './mark-scope.ts'
import { readBoard, type Wanted } from './read-board.ts'
import { missOnWire, scoreOnWire } from './wire-rows.ts'
import { writeBoard, type Batching } from './write-board.ts'

/** What a handler of the journal is given, as far as writing marks needs it. */
export interface Asked {
  db: Database
  caller: Caller
  today: string
  house: House
  publish: Publish
  http: { request: { id: string } }
}

/** Locks the one group that the query names and reads the board of what the caller wants to write; 404 without a group. */
export async function openBoard(
  { db, caller, today }: Asked,
  group: RawBuilder<unknown>,
  wanted: Wanted,
): Promise<{ board: Board; groupId: number; mayRead: boolean }> {
  const scope = scopeOf(caller, today)
  const [facts] = await lockGroups(db, group, scope)
  if (!facts) throw notFound()
  const board = await readBoard(db, { marker: caller, judgedOn: () => today }, [facts], wanted, scope)
  return { board, groupId: facts.id, mayRead: facts.may_read }
}

/** Writes the board and tells the group's journal. */
export async function saveBoard(
  { db, house, publish, http }: Asked,
  board: Board,
  groupId: number,
  batching?: Batching,
): Promise<void> {
  const { scores, misses } = await writeBoard(db, board, {
    timeZone: house.clock.timeZone,
    requestId: http.request.id,
    ...(batching && { batching }),
  })
  const changed = {
    scores: scores.stored.map(scoreOnWire),
    misses: misses.stored.map(missOnWire),
    removed_scores: scores.removed.map(({ id }) => id),
    removed_misses: misses.removed.map(({ id }) => id),
  }
  const removedOf = [...scores.removed, ...misses.removed].map(({ student_id }) => student_id)
  tellJournal(publish, groupId, changed, removedOf)
}

/** The lesson on the board, readable: 404 otherwise. 403 where the caller may not mark in it, nor has `isEnough`. */
export function markableLesson(
  { board, mayRead }: { board: Board; mayRead: boolean },
  lessonId: number | undefined,
  isEnough = false,
): BoardLesson {
  const lesson = lessonId === undefined ? undefined : board.lessons.get(lessonId)
  if (!lesson || !(mayRead || lesson.may_mark)) throw notFound()
  if (!lesson.may_mark && !isEnough) throw forbidden()
  return lesson
}

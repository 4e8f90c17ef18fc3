import { t } from '#platform/contract/text.ts'
import { lessonObjection, lessonObjectionText } from '../../rules/lesson-objection.ts'
import { missObjection, missObjectionText, type MissObjection } from '../../rules/miss-objection.ts'
import {
  holdMiss,
  missOfCell,
  scoresOfCell,
  type Board,
  type BoardLesson,
  type HeldMiss,
  type MissRow,
} from './board.ts'
import type { GroupFacts } from './group-facts.ts'
import { markedLesson } from './lesson-context.ts'
import { clash, done, noLesson, notYourLesson, refused, type Field, type Outcome } from './outcome.ts'
import type { Replay } from './replay.ts'

/** A miss as it should be. `minutes` and `reason` undefined leave the present ones. */
export interface MissWish {
  client_id: string
  lesson_id: number
  student_id: number
  kind_id: number
  minutes?: number | null | undefined
  reason?: string | null | undefined
  id?: number | undefined
  version?: number | undefined
  /** Whether it takes the place of whatever miss stands in the cell. */
  replaces?: boolean
}
export type MissReplay = Replay<MissRow>

const fieldOf: Partial<Record<MissObjection, Field>> = {
  not_member: 'student_id',
  no_minutes: 'minutes',
  minutes: 'minutes',
}

/** Whether a miss is what a step wants. */
export const isMissAsWished = (row: MissRow, { kind_id, minutes, reason }: MissWish): boolean =>
  row.kind_id === kind_id &&
  (minutes === undefined || row.minutes === minutes) &&
  (reason === undefined || row.reason === reason)

/** The miss a step is about: by its id, by the writer's own name for it, or the one it takes the place of. */
export function missOfWish(board: Board, wish: MissWish): HeldMiss | undefined {
  if (wish.id !== undefined) return board.missById.get(wish.id)
  const own = board.missByClient.get(wish.client_id)
  if (own || !wish.replaces) return own
  return missOfCell(board, wish.lesson_id, wish.student_id) ?? undefined
}

function objectionTo(
  board: Board,
  lesson: BoardLesson,
  group: GroupFacts,
  wish: MissWish,
  minutes: number | null,
  standing: number | null,
) {
  const found = board.kinds.get(wish.kind_id)
  // what stands in the archive may stay as it is, with another reason too
  const kind = found && { ...found, is_archived: found.is_archived && found.id !== standing }
  if (!kind) return refused('kind_id', t`Такого вида пропуска нет`)
  const context = {
    ...markedLesson(board, lesson, group, wish.student_id),
    has_fo: scoresOfCell(board, lesson.id, wish.student_id).some(({ row }) => row.type === 'fo'),
    is_missed: false,
  }
  const objection = missObjection({ kind, minutes }, context, board.judgedOn(lesson.date))
  return objection === null ? null : refused(fieldOf[objection] ?? 'kind_id', missObjectionText[objection])
}

function addMiss(board: Board, lesson: BoardLesson, group: GroupFacts, wish: MissWish): Outcome<MissRow> {
  const standing = missOfCell(board, lesson.id, wish.student_id)
  if (standing) return isMissAsWished(standing.row, wish) ? done(standing) : clash(standing)
  const objection = objectionTo(board, lesson, group, wish, wish.minutes ?? null, null)
  if (objection) return objection
  const row: MissRow = {
    id: 0,
    lesson_id: lesson.id,
    student_id: wish.student_id,
    kind_id: wish.kind_id,
    minutes: wish.minutes ?? null,
    reason: wish.reason ?? null,
    version: 1,
    client_id: wish.client_id,
    author_id: board.marker.personId,
    may_correct: false,
  }
  const held: HeldMiss = { before: null, row, is_gone: false, written_at: null }
  holdMiss(board, held)
  return done(held)
}

function changeMiss(
  board: Board,
  lesson: BoardLesson,
  group: GroupFacts,
  wish: MissWish,
  held: HeldMiss,
): Outcome<MissRow> {
  const takesMinutes = board.kinds.get(wish.kind_id)?.takes_minutes ?? false
  const minutes = wish.minutes === undefined ? (takesMinutes ? held.row.minutes : null) : wish.minutes
  // a class teacher corrects kind and reason, how late one came stays the lesson's teacher's word
  if (!lesson.may_mark && minutes !== null && minutes !== held.row.minutes) return notYourLesson()
  const objection = objectionTo(board, lesson, group, wish, minutes, held.row.kind_id)
  if (objection) return objection
  Object.assign(held.row, {
    kind_id: wish.kind_id,
    minutes,
    reason: wish.reason === undefined ? held.row.reason : wish.reason,
  })
  return done(held)
}

/** Sets or changes the miss of a cell on the board. */
export function writeMiss(board: Board, wish: MissWish, replay: MissReplay): Outcome<MissRow> {
  const lesson = board.lessons.get(wish.lesson_id)
  const group = lesson && board.groups.get(lesson.group_id)
  if (!lesson || !group) return noLesson()
  const held = missOfWish(board, wish)
  if (!lesson.may_mark && !(held && !held.is_gone && held.row.may_correct)) return notYourLesson()
  if (!held || (held.is_gone && wish.id === undefined)) {
    if (wish.id !== undefined) return replay.isRemovedAlready(wish.id) ? done<MissRow>(null) : clash<MissRow>(null)
    const added = addMiss(board, lesson, group, wish)
    if (added.kind === 'done' && added.held?.before === null) replay.touch(added.held)
    return added
  }
  const { row } = held
  if (row.lesson_id !== wish.lesson_id || row.student_id !== wish.student_id)
    return refused('client_id', t`Под этим номером записан другой пропуск`)
  if (held.is_gone) return clash<MissRow>(null)
  if (isMissAsWished(row, wish)) return done(held)
  if (!wish.replaces && replay.isStale(held, wish.version, wish.id === undefined))
    return replay.isStoredAlready(held) ? done(held) : clash(held)
  const outcome = changeMiss(board, lesson, group, wish, held)
  if (outcome.kind === 'done') replay.touch(held)
  return outcome
}

/** Takes a miss off the board; one that is gone already counts as done. */
export function removeMiss(
  board: Board,
  step: { id: number; version?: number | undefined },
  replay: MissReplay,
): Outcome<MissRow> {
  const held = board.missById.get(step.id)
  if (!held || held.is_gone) return done<MissRow>(null)
  const lesson = board.lessons.get(held.row.lesson_id)
  const group = lesson && board.groups.get(lesson.group_id)
  if (!lesson || !group) return noLesson()
  if (!lesson.may_mark) return notYourLesson()
  if (replay.isStale(held, step.version, false)) return clash(held)
  const marked = markedLesson(board, lesson, group, held.row.student_id)
  const objection = lessonObjection(marked, board.judgedOn(lesson.date))
  if (objection) return refused('kind_id', lessonObjectionText[objection])
  held.is_gone = true
  replay.touch(held)
  return done<MissRow>(null)
}

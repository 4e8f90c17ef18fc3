import type { LessonScoreType } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { lessonObjection, lessonObjectionText } from '../../rules/lesson-objection.ts'
import { scoreObjection, scoreObjectionText, type ScoreObjection } from '../../rules/score-objection.ts'
import {
  holdScore,
  missOfCell,
  scoreOfWork,
  scoresOfCell,
  type Board,
  type BoardLesson,
  type HeldScore,
  type ScoreRow,
} from './board.ts'
import type { GroupFacts } from './group-facts.ts'
import { markedLesson } from './lesson-context.ts'
import { clash, done, noLesson, notYourLesson, refused, type Field, type Outcome } from './outcome.ts'
import type { Replay } from './replay.ts'

/** A mark as it should be. `comment` undefined leaves the present one. */
export interface ScoreWish {
  client_id: string
  lesson_id: number
  student_id: number
  type: LessonScoreType
  value: number
  work_id?: number | null | undefined
  comment?: string | null | undefined
  id?: number | undefined
  version?: number | undefined
  /** The writer saw no mark in the cell. */
  is_first?: boolean | undefined
}

export type ScoreReplay = Replay<ScoreRow>

const fieldOf: Partial<Record<ScoreObjection, Field>> = {
  not_member: 'student_id',
  result_type: 'type',
  not_evaluated: 'type',
  fo_only: 'type',
  no_work: 'work_id',
  other_work: 'work_id',
  already_scored: 'work_id',
}

/** Whether a mark is what a step wants. */
export const isScoreAsWished = (row: ScoreRow, { value, comment }: ScoreWish) =>
  row.value === value && (comment === undefined || row.comment === comment)

/** A work may be written late, in a later period, never before its own. */
function isEarly(group: GroupFacts, lesson: BoardLesson, workQuarterId: number): boolean {
  const quarter = group.quarters.find(({ id }) => id === workQuarterId)
  return quarter !== undefined && lesson.date < quarter.start_date
}

function objectionTo(board: Board, lesson: BoardLesson, group: GroupFacts, wish: ScoreWish, own: HeldScore | null) {
  const work = wish.work_id === null || wish.work_id === undefined ? undefined : board.works.get(wish.work_id)
  const isOwnWork = work !== undefined && work.group_id === group.id
  if (isOwnWork && isEarly(group, lesson, work.quarter_id))
    return refused('work_id', t`Эта работа — следующей четверти`)
  const absence = missOfCell(board, lesson.id, wish.student_id)
  const context = {
    ...markedLesson(board, lesson, group, wish.student_id, isOwnWork ? work.quarter_id : undefined),
    mode: group.mode,
    fo_maximum: group.policy?.rules.fo_maximum ?? 0,
    is_absent: absence !== null && (board.kinds.get(absence.row.kind_id)?.excludes_marks ?? false),
    work: isOwnWork
      ? {
          kind: work.kind,
          maximum: work.maximum,
          is_scored: ![null, own].includes(scoreOfWork(board, work.id, wish.student_id)),
        }
      : null,
  }
  const objection = scoreObjection({ type: wish.type, value: wish.value }, context, board.judgedOn(lesson.date))
  return objection === null ? null : refused(fieldOf[objection] ?? 'value', scoreObjectionText[objection])
}

const maximumOf = (board: Board, group: GroupFacts, wish: ScoreWish): number =>
  (wish.type === 'fo' ? group.policy?.rules.fo_maximum : board.works.get(wish.work_id ?? 0)?.maximum) ?? 0

function addScore(board: Board, lesson: BoardLesson, group: GroupFacts, wish: ScoreWish): Outcome<ScoreRow> {
  const objection = objectionTo(board, lesson, group, wish, null)
  if (objection) return objection
  const row: ScoreRow = {
    id: 0,
    lesson_id: lesson.id,
    student_id: wish.student_id,
    type: wish.type,
    value: wish.value,
    maximum: maximumOf(board, group, wish),
    work_id: wish.type === 'fo' ? null : (wish.work_id ?? null),
    comment: wish.comment ?? null,
    version: 1,
    client_id: wish.client_id,
    author_id: board.marker.personId,
  }
  const held: HeldScore = { before: null, row, is_gone: false, written_at: null }
  holdScore(board, held)
  return done(held)
}

function changeScore(
  board: Board,
  lesson: BoardLesson,
  group: GroupFacts,
  given: ScoreWish,
  held: HeldScore,
): Outcome<ScoreRow> {
  const wish = { ...given, type: held.row.type, work_id: held.row.work_id }
  const isCommentOnly = wish.value === held.row.value
  const objection = isCommentOnly
    ? objectionToLesson(board, lesson, group, held)
    : objectionTo(board, lesson, group, wish, held)
  if (objection) return objection
  held.row.value = wish.value
  if (!isCommentOnly) held.row.maximum = maximumOf(board, group, wish)
  if (wish.comment !== undefined) held.row.comment = wish.comment
  return done(held)
}

function objectionToLesson(board: Board, lesson: BoardLesson, group: GroupFacts, { row }: HeldScore) {
  const quarterId = row.work_id === null ? undefined : board.works.get(row.work_id)?.quarter_id
  const marked = markedLesson(board, lesson, group, row.student_id, quarterId)
  const objection = lessonObjection(marked, board.judgedOn(lesson.date))
  return objection === null ? null : refused('value', lessonObjectionText[objection])
}

interface OwnLesson {
  kind: 'own'
  lesson: BoardLesson
  group: GroupFacts
}

/** The lesson with its group, or why the writer may not mark in it. */
function ownLesson(board: Board, lessonId: number): OwnLesson | Outcome<never> {
  const lesson = board.lessons.get(lessonId)
  const group = lesson && board.groups.get(lesson.group_id)
  if (!lesson || !group) return noLesson()
  return lesson.may_mark ? { kind: 'own', lesson, group } : notYourLesson()
}

/** A mark that another has put where the writer of a first one saw none. */
function othersMark(board: Board, wish: ScoreWish): HeldScore | null {
  if (!wish.is_first) return null
  const standing = wish.work_id
    ? scoreOfWork(board, wish.work_id, wish.student_id)
    : scoresOfCell(board, wish.lesson_id, wish.student_id).find(({ row }) => row.type === 'fo')
  return standing && standing.before !== null && standing.row.author_id !== board.marker.personId ? standing : null
}

function addOrClash(board: Board, own: OwnLesson, wish: ScoreWish, replay: ScoreReplay): Outcome<ScoreRow> {
  if (wish.id !== undefined) return clash<ScoreRow>(null)
  const standing = othersMark(board, wish)
  if (standing) return isScoreAsWished(standing.row, wish) ? done(standing) : clash(standing)
  const outcome = addScore(board, own.lesson, own.group, wish)
  if (outcome.kind === 'done' && outcome.held) replay.touch(outcome.held)
  return outcome
}

/** Sets or changes a mark on the board. */
export function writeScore(board: Board, wish: ScoreWish, replay: ScoreReplay): Outcome<ScoreRow> {
  const own = ownLesson(board, wish.lesson_id)
  if (own.kind !== 'own') return own
  const held = wish.id === undefined ? board.scoreByClient.get(wish.client_id) : board.scoreById.get(wish.id)
  if (!held || (held.is_gone && wish.id === undefined))
    return replay.isRemovedAlready(wish.id) ? done<ScoreRow>(null) : addOrClash(board, own, wish, replay)
  const { row } = held
  if (row.lesson_id !== wish.lesson_id || row.student_id !== wish.student_id || row.type !== wish.type)
    return refused('client_id', t`Под этим номером записана другая отметка`)
  if (held.is_gone) return clash<ScoreRow>(null)
  if (isScoreAsWished(row, wish)) return done(held)
  if (replay.isStale(held, wish.version, wish.id === undefined))
    return replay.isStoredAlready(held) ? done(held) : clash(held)
  const outcome = changeScore(board, own.lesson, own.group, wish, held)
  if (outcome.kind === 'done') replay.touch(held)
  return outcome
}

/** Takes a mark off the board; one that is gone already counts as done. */
export function removeScore(
  board: Board,
  step: { id: number; version?: number | undefined },
  replay: ScoreReplay,
): Outcome<ScoreRow> {
  const held = board.scoreById.get(step.id)
  if (!held || held.is_gone) return done<ScoreRow>(null)
  const own = ownLesson(board, held.row.lesson_id)
  if (own.kind !== 'own') return own
  if (replay.isStale(held, step.version, false)) return clash(held)
  const objection = objectionToLesson(board, own.lesson, own.group, held)
  if (objection) return objection
  held.is_gone = true
  replay.touch(held)
  return done<ScoreRow>(null)
}

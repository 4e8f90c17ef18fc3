import { t } from '@lingui/core/macro'
import { cellId, type CellName, type Concession } from '#platform/web/grid/index.ts'
import type { GridLesson, GridStudent, JournalFrame } from '../../contract/journal.ts'
import { isMemberOn } from '../../rules/mark-context.ts'
import { sameMiss, type CellValue, type MissValue } from './cell-value.ts'
import { draftsFor, writtenPlace } from './changes.ts'
import { lessonColumnId, type WorkColumn } from './columns.ts'
import type { Draft } from './drafts.ts'
import { storedRetake, type Entries } from './entries.ts'
import type { JournalShape } from './journal-shape.ts'
import type { MarkPlace } from './mark-place.ts'
import { lockAt, objectionTo } from './validation.ts'

/** What of a journal decides where marks are written. */
interface PlaceSources {
  frame: Pick<JournalFrame, 'lessons' | 'today'>
  shape: Pick<JournalShape, 'byColumn' | 'byStudent' | 'missKinds'>
  missOf: (cell: string) => MissValue | null
  /** The lesson in which the mark of a cell stands. */
  standingIn: (cell: string) => number | undefined
}

/**
 * The lesson a mark of a СОР or СОЧ is written into: where it stands already; a new one in the planned lesson; written later by one who was absent then, or
 * without a date of its own, the last lesson of its quarter that has been, so that it bears the date it was written on.
 */
function lessonOfWork(
  { frame, shape, missOf, standingIn }: PlaceSources,
  { id: columnId, quarter, lesson: planned }: WorkColumn,
  student: GridStudent,
): GridLesson | null {
  const writtenIn = standingIn(cellId(columnId, student.id))
  const written = writtenIn === undefined ? undefined : frame.lessons.find(({ id }) => id === writtenIn)
  if (written) return written
  const isAbsent = ({ id }: GridLesson) => {
    const miss = missOf(cellId(lessonColumnId(id), student.id))
    return miss !== null && shape.missKinds.get(miss.kind_id)?.excludes_marks === true
  }
  if (planned && !isAbsent(planned)) return planned
  const later = frame.lessons.findLast(
    (lesson) =>
      lesson.date <= frame.today &&
      lesson.status !== 'cancelled' &&
      lesson.date >= (planned?.date ?? quarter?.start_date ?? '') &&
      lesson.date <= (quarter?.end_date ?? '') &&
      lesson.id !== planned?.id &&
      isMemberOn(student.periods, lesson.date) &&
      !isAbsent(lesson),
  )
  return later ?? planned
}

/** Where a mark of a cell is written, or in words why nowhere. */
function placeOf(sources: PlaceSources, { columnId, rowId }: CellName): MarkPlace | string {
  const [column, student] = [sources.shape.byColumn.get(columnId), sources.shape.byStudent.get(rowId)]
  if (!column || !student) return t`Этого столбца в журнале нет`
  const lesson = column.kind === 'lesson' ? column.lesson : lessonOfWork(sources, column, student)
  return lesson ? { column, student, lesson } : t`У работы ещё нет урока: назначьте её дату`
}

/** What a cell is to become. */
export interface CellInput extends CellName {
  after: CellValue
}
/** The journal that is written in, as it stands at any moment. */
export interface WrittenJournal {
  frame: () => JournalFrame
  shape: () => JournalShape
  foMaximum: () => number
  mayRetake: () => boolean
  value: (cell: string) => CellValue
  entries: (cell: string) => Entries
  newId: () => string
}

/** Whether cells of a journal may be written, and the drafts that write them. */
export class CellWriting {
  readonly #journal: WrittenJournal

  constructor(journal: WrittenJournal) {
    this.#journal = journal
  }

  /** The lesson that a cell is written in; null where there is none. */
  lesson(cell: CellName): GridLesson | null {
    const place = this.#placeOf(cell)
    return typeof place === 'string' ? null : place.lesson
  }

  /** Why nothing may be changed in a cell, or null. */
  lock(cell: CellName): string | null {
    const place = this.#placeOf(cell)
    return typeof place === 'string' ? place : lockAt(place, this.#journal.frame().today)
  }

  /** Why a cell may not be changed so, or null. */
  objection({ columnId, rowId, after }: CellInput): string | null {
    const place = this.#placeOf({ columnId, rowId })
    if (typeof place === 'string') return place
    const { frame, shape, foMaximum, mayRetake, value, entries } = this.#journal
    const { group, today } = frame()
    const rules = {
      mode: group.grading_mode,
      foMaximum: foMaximum(),
      mayRetake: mayRetake(),
      missKinds: shape().missKinds,
      today,
    }
    const cell = cellId(columnId, rowId)
    return objectionTo(rules, { ...place, before: value(cell), after, retaken: storedRetake(entries(cell)) })
  }

  /** What a mark over a miss that excludes it asks: whether the miss is to go; null where that would not do either. */
  concession({ columnId, rowId, after }: CellInput): Concession<CellValue> | null {
    const kind = after.miss && this.#journal.shape().missKinds.get(after.miss.kind_id)
    const mark = after.marks.at(-1)
    if (!kind?.excludes_marks || !mark || !sameMiss(this.#journal.value(cellId(columnId, rowId)).miss, after.miss))
      return null
    const without = { marks: after.marks, miss: null }
    if (this.objection({ columnId, rowId, after: without }) !== null) return null
    return { question: t`Снять ${kind.letter} и поставить ${mark.value}?`, after: without }
  }

  /** The drafts that make a cell what is wanted, whatever the rules say. */
  draftsFor({ columnId, rowId, after }: CellInput): Draft[] {
    const place = this.#placeOf({ columnId, rowId })
    if (typeof place === 'string') return []
    const { frame, entries, newId } = this.#journal
    const cell = cellId(columnId, rowId)
    return draftsFor(entries(cell), after, writtenPlace(frame().group.id, cell, place), newId)
  }

  #placeOf(cell: CellName): MarkPlace | string {
    const { frame, shape, value, entries } = this.#journal
    const standingIn = (id: string) => entries(id).scores.find(({ score }) => score !== null)?.score?.lesson_id
    return placeOf({ frame: frame(), shape: shape(), missOf: (id) => value(id).miss, standingIn }, cell)
  }
}

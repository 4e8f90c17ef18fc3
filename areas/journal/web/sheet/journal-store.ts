import { t } from '@lingui/core/macro'
import type { PayloadOf } from '#platform/contract/realtime.ts'
import { CellStore, cellId, rowSignal, type CellName, type CellView, type Sheet } from '#platform/web/grid/index.ts'
import type { Outbox } from '#platform/web/outbox/index.ts'
import type { journalChanged } from '../../contract/events.ts'
import type { GridLesson, GridStudent, JournalGrid, Miss, Score } from '../../contract/journal.ts'
import type { JournalPolicy, PeriodResult } from '#areas/grading/contract/results.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { markCells } from './cell-type.ts'
import type { CellValue } from './cell-value.ts'
import { draftsFor } from './changes.ts'
import { lessonColumnId, type MarkColumn } from './columns.ts'
import type { Draft } from './drafts.ts'
import { entriesOf, valueOf, type Entries } from './entries.ts'
import { lessonsSignal, serverMarksSignal } from './journal-signals.ts'
import { shapeOf, type JournalShape } from './journal-shape.ts'
import { objectionTo, type ValidationContext } from './validation.ts'
import { lessonOfMark } from './lesson-of-mark.ts'
import { superseded, withNewerPolicy } from './superseded-policy.ts'
import { ServerMarks } from './server-marks.ts'

type JournalNews = PayloadOf<typeof journalChanged>
type CellInput = Parameters<Sheet<CellValue>['objection']>[0]

/**
 * A group's journal outside React: what the server has, with what is on its way there laid over it, and by which rules its
 * cells may be written. A row of students is told when its results may differ.
 */
export class JournalStore implements Sheet<CellValue> {
  readonly outbox: Outbox<Draft>
  readonly type = markCells({
    column: (id) => this.column(id),
    kinds: () => this.#grid.miss_kinds,
    foMaximum: () => this.policy.fo_maximum,
  })
  readonly #cells: CellStore<CellValue, Draft>
  readonly #newId: () => string
  #grid: JournalGrid
  #source: JournalGrid
  #serverMarks: ServerMarks
  #shape: JournalShape

  constructor(grid: JournalGrid, outbox: Outbox<Draft>, newId: () => string) {
    this.outbox = outbox
    this.#newId = newId
    this.#grid = grid
    this.#source = grid
    this.#serverMarks = new ServerMarks(grid)
    this.#shape = shapeOf(grid)
    this.#cells = new CellStore<CellValue, Draft>({
      sheetId: grid.group.id,
      type: this.type,
      outbox,
      valueOf: (cell, drafts) => valueOf(this.#entries(cell, drafts)),
      onStored: (draft, row) => this.#putStored(draft, row),
    })
  }

  /** Watches the outbox until the returned function is called. */
  open(): () => void {
    return this.#cells.open()
  }

  get signals(): CellStore<CellValue, Draft>['signals'] {
    return this.#cells.signals
  }

  get grid(): JournalGrid {
    return this.#grid
  }

  get validationContext(): ValidationContext {
    return this.#shape.validationContext
  }

  get policy(): GradingPolicy {
    return this.#grid.policy.rules as GradingPolicy
  }

  /** Of the whole year, in order. */
  get columns(): readonly MarkColumn[] {
    return this.#shape.columns
  }

  column(id: string): MarkColumn | undefined {
    return this.#shape.byColumn.get(id)
  }

  student(id: number): GridStudent | undefined {
    return this.#shape.byStudent.get(id)
  }

  /** The journal is being read again: what is stored meanwhile must not be undone by that reading. */
  beginReload(): void {
    this.#serverMarks.note()
  }

  /** The journal as the server would give it now, as far as it has sent it. */
  snapshot(): JournalGrid {
    return { ...this.#grid, ...this.#serverMarks.all() }
  }

  /** Takes in the journal as the server has it now; drafts stay, and so does what was stored since the reading began. */
  reload(grid: JournalGrid): void {
    if (grid === this.#source) return
    const before = this.#serverMarks
    this.#source = grid
    this.#change(withNewerPolicy(grid, this.#grid))
    this.#serverMarks = new ServerMarks(grid)
    before.bringUp(this.#serverMarks)
    this.#cells.changedAll()
    for (const { id } of grid.lessons) this.signals.emit(lessonColumnId(id))
    this.#publishRules()
  }

  /** Takes in what somebody changed; drafts of one's own stay as they are and meet it when they are sent. */
  merge(news: JournalNews): void {
    this.#cells.whenAnswered(() => this.#merge(news))
  }

  #merge(news: JournalNews): void {
    this.signals.emit(serverMarksSignal)
    this.#cells.changed([
      ...news.removed_scores.flatMap((id) => this.#serverMarks.removeScore(id)),
      ...news.removed_misses.flatMap((id) => this.#serverMarks.removeMiss(id)),
      ...news.scores.flatMap((score) => this.#serverMarks.putScore(score)),
      ...news.misses.flatMap((miss) => this.#serverMarks.putMiss(miss)),
    ])
    for (const lesson of news.lessons) this.putLesson(lesson)
    if (news.results.length > 0 || news.removed_results.length > 0) this.putResults(news.results, news.removed_results)
  }

  /** @param lesson as changed; whether one may mark it stays as it was told to this reader */
  putLesson(lesson: GridLesson): void {
    const known = this.#grid.lessons.find(({ id }) => id === lesson.id)
    if (!known || known.version > lesson.version) return
    const fresh = { ...lesson, may_mark: known.may_mark }
    this.#change({ ...this.#grid, lessons: this.#grid.lessons.map((one) => (one.id === lesson.id ? fresh : one)) })
    this.signals.emit(lessonColumnId(lesson.id))
    this.signals.emit(lessonsSignal)
  }

  /** A quarter may be marked again until a day. */
  reopen(quarterId: number, until: string): void {
    const quarters = this.#grid.quarters.map((one) => (one.id === quarterId ? { ...one, reopened_until: until } : one))
    this.#change({ ...this.#grid, quarters })
    this.#publishRules()
  }

  /** The year is graded by another version from now on. @returns whether it is newer than the one known */
  supersede(policy: JournalPolicy): boolean {
    const grid = superseded(this.#grid, policy)
    if (grid === this.#grid) return false
    this.#change(grid)
    this.#publishRules()
    return true
  }

  /** Kinds of misses are called, ordered or kept otherwise from now on. */
  putMissKinds(miss_kinds: JournalGrid['miss_kinds']): void {
    this.#change({ ...this.#grid, miss_kinds })
    this.#publishRules()
  }

  putResults(results: readonly PeriodResult[], removed: readonly number[] = []): void {
    const gone = new Set([...removed, ...results.map(({ id }) => id)])
    this.#change({ ...this.#grid, results: [...this.#grid.results.filter(({ id }) => !gone.has(id)), ...results] })
    for (const id of this.#shape.byStudent.keys()) this.signals.emit(rowSignal(id))
  }

  entries(cell: string): Entries {
    return this.#entries(cell, this.#cells.drafts(cell))
  }

  value(cell: string): CellValue {
    return this.#cells.value(cell)
  }

  view(cell: string): CellView<CellValue> {
    return this.#cells.view(cell)
  }

  showTyping(cell: string, text: string | null, problem: string | null = null): void {
    this.#cells.showTyping(cell, text, problem)
  }

  /** Why nothing may be changed in a cell, or null. */
  lock(cell: CellName): string | null {
    return this.objection({ ...cell, after: this.value(cellId(cell.columnId, cell.rowId)) })
  }

  /** Why a cell may not be changed so, or null. */
  objection({ columnId, rowId, after }: CellInput): string | null {
    const [column, student] = [this.#shape.byColumn.get(columnId), this.#shape.byStudent.get(rowId)]
    if (!column || !student) return t`Этого столбца в журнале нет`
    const lesson = this.#lessonFor(column, student)
    if (!lesson) return t`У работы ещё нет урока: назначьте её дату`
    if (!lesson.may_mark) return t`Журнал открыт вам для чтения`
    const before = this.value(cellId(columnId, rowId))
    return objectionTo(this.validationContext, { column, student, lesson, before, after })
  }

  /** Writes cells whatever the rules say (they were asked before) and queues what is to be saved, in the given order. */
  write(inputs: readonly CellInput[]): void {
    this.outbox.put(inputs.flatMap((input) => this.#draftsFor(input)))
  }

  hold(input: CellInput | null): void {
    this.outbox.hold(input ? this.#draftsFor(input) : [])
  }

  #publishRules(): void {
    this.signals.emit(lessonsSignal)
    for (const id of this.#shape.byStudent.keys()) this.signals.emit(rowSignal(id))
  }

  #change(grid: JournalGrid): void {
    this.#grid = grid
    this.#shape = shapeOf(grid)
  }

  #draftsFor({ columnId, rowId, after }: CellInput): Draft[] {
    const [column, student] = [this.#shape.byColumn.get(columnId), this.#shape.byStudent.get(rowId)]
    const lesson = column && student && this.#lessonFor(column, student)
    if (!lesson) return []
    const cell = cellId(columnId, rowId)
    const work = column.kind === 'work' ? column.work : null
    const place = { sheet_id: this.#grid.group.id, cell, lesson_id: lesson.id, student_id: rowId }
    const marked = { ...place, type: work?.kind ?? ('fo' as const), work_id: work?.id ?? null }
    return draftsFor(this.entries(cell), after, marked, this.#newId)
  }

  #lessonFor(column: MarkColumn, student: GridStudent): GridLesson | null {
    if (column.kind === 'lesson') return column.lesson
    const isAbsent = ({ id }: GridLesson) => {
      const { miss } = this.value(cellId(lessonColumnId(id), student.id))
      return miss !== null && this.#shape.excluding.has(miss.kind_id)
    }
    return lessonOfMark(this.validationContext, { column, student, lessons: this.#grid.lessons, isAbsent })
  }

  #entries(cell: string, drafts: readonly Draft[]): Entries {
    return entriesOf(this.#serverMarks.scores(cell), this.#serverMarks.miss(cell), drafts)
  }

  #putStored(draft: Draft, row: Score | Miss | null): void {
    this.signals.emit(serverMarksSignal)
    if (row === null) this.#forget(draft)
    else if (draft.kind === 'score' && 'type' in row) this.#serverMarks.putScore(row)
    else if ('kind_id' in row) this.#serverMarks.putMiss(row)
  }

  #forget({ kind, base }: Draft): void {
    if (base === null) return
    if (kind === 'score') this.#serverMarks.removeScore(base.id)
    else this.#serverMarks.removeMiss(base.id)
  }
}

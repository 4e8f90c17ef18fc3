import type { PayloadOf } from '#platform/contract/realtime.ts'
import {
  CellStore,
  cellId,
  cellNamed,
  rowSignal,
  type CellName,
  type CellView,
  type Concession,
  type Sheet,
} from '#platform/web/grid/index.ts'
import type { Outbox } from '#platform/web/outbox/index.ts'
import type { JournalPolicy, PeriodResult } from '#areas/grading/contract/results.ts'
import type { CourseMark } from '#areas/grading/rules/course-marks.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import type { journalChanged } from '../../contract/events.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { GridLesson, GridStudent, JournalFrame, JournalGrid, Miss, Score } from '../../contract/journal.ts'
import { markCells } from './cell-type.ts'
import type { CellValue } from './cell-value.ts'
import { CellWriting, type CellInput } from './cell-writing.ts'
import { columnsIn, lessonColumnId, type MarkColumn, type Period } from './columns.ts'
import type { Draft } from './drafts.ts'
import { entriesOf, valueOf, type Entries } from './entries.ts'
import { reopened, superseded, withLesson, withNewerLessons, withNewerPolicy, withResults } from './frame-changes.ts'
import { lessonsSignal, serverMarksSignal } from './journal-signals.ts'
import { shapeOf, type JournalShape } from './journal-shape.ts'
import type { ResultBasis } from './result-basis.ts'
import { MarkRows, maximumOf, type RowSources } from './row-marks.ts'
import { ServerMarks } from './server-marks.ts'

type JournalNews = PayloadOf<typeof journalChanged>
const frameOf = ({ scores: _scores, misses: _misses, ...frame }: JournalGrid): JournalFrame => frame

/**
 * A group's journal outside React: what the server has (`ServerMarks`, the frame), with what is on its way there laid over it
 * (`CellStore`), and who is told of what has changed. How its cells are written is `CellWriting`, how the frame changes
 * `frame-changes.ts`, the marks of a student `MarkRows`.
 */
export class JournalStore implements Sheet<CellValue> {
  readonly outbox: Outbox<Draft>
  readonly type = markCells({
    column: (id) => this.column(id),
    kinds: () => this.#frame.miss_kinds,
    foMaximum: () => this.policy.fo_maximum,
  })
  readonly #cells: CellStore<CellValue, Draft>
  /** The journal without marks: these are in `#serverMarks`, and nowhere else. */
  #frame: JournalFrame
  #source: JournalGrid
  #serverMarks: ServerMarks
  #shape: JournalShape
  readonly #rows: MarkRows
  readonly #writing: CellWriting
  readonly #newId: () => string

  constructor(grid: JournalGrid, outbox: Outbox<Draft>, newId: () => string) {
    this.outbox = outbox
    this.#newId = newId
    this.#frame = frameOf(grid)
    this.#source = grid
    this.#serverMarks = new ServerMarks(grid)
    this.#shape = shapeOf(this.#frame, this.#serverMarks.lessonIds())
    this.#rows = new MarkRows(this.#rowSources, ({ id }, studentId) => this.entries(cellId(id, studentId)))
    this.#writing = new CellWriting({
      frame: () => this.#frame,
      shape: () => this.#shape,
      foMaximum: () => this.policy.fo_maximum,
      mayRetake: () => this.mayRetake,
      value: (cell) => this.value(cell),
      entries: (cell) => this.entries(cell),
      newId,
    })
    this.#cells = new CellStore<CellValue, Draft>({
      sheetId: grid.group.id,
      type: this.type,
      outbox,
      valueOf: (cell, drafts) => valueOf(this.#entries(cell, drafts)),
      onStored: (draft, row) => this.#putStored(draft, row),
      onChanged: (cell) => this.#bringUp(cellNamed(cell)),
    })
  }

  /** Watches the outbox until the returned function is called. */
  open(): () => void {
    return this.#cells.open()
  }

  get signals(): CellStore<CellValue, Draft>['signals'] {
    return this.#cells.signals
  }

  get grid(): JournalFrame {
    return this.#frame
  }

  get policy(): GradingPolicy {
    return this.#frame.policy.rules as GradingPolicy
  }

  /** Whether works may be written again; journals kept on a device from before the question let them. */
  get mayRetake(): boolean {
    return this.policy.retakes !== 'none'
  }

  get resultBasis(): ResultBasis {
    return this.#shape.resultBasis
  }

  /** In the order of days. */
  columnsIn(period: Period): readonly MarkColumn[] {
    return columnsIn(this.#shape.columns, period)
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
    return { ...this.#frame, ...this.#serverMarks.all() }
  }

  /** Takes in the journal as the server has it now; drafts stay, and so does what was stored since the reading began. */
  reload(grid: JournalGrid): void {
    if (grid === this.#source) return
    const before = this.#serverMarks
    this.#source = grid
    this.#serverMarks = new ServerMarks(grid)
    before.bringUp(this.#serverMarks)
    this.#change(withNewerLessons(withNewerPolicy(frameOf(grid), this.#frame), this.#frame))
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
    this.#cells.changed(this.#serverMarks.take(news))
    for (const lesson of news.lessons) this.putLesson(lesson)
    if (news.results.length > 0 || news.removed_results.length > 0) this.putResults(news.results, news.removed_results)
  }

  putLesson(lesson: GridLesson): void {
    const frame = withLesson(this.#frame, lesson)
    if (frame === this.#frame) return
    this.#change(frame)
    this.signals.emit(lessonColumnId(lesson.id))
    this.signals.emit(lessonsSignal)
  }

  /** A quarter may be marked again until a day. */
  reopen(quarterId: number, until: string): void {
    this.#change(reopened(this.#frame, quarterId, until))
    this.#publishRules()
  }

  /** The year is graded by another version from now on. @returns whether it is newer than the one known */
  supersede(policy: JournalPolicy): boolean {
    const grid = superseded(this.#frame, policy)
    if (grid === this.#frame) return false
    this.#change(grid)
    this.#publishRules()
    return true
  }

  /** Kinds of misses are called, ordered or kept otherwise from now on. */
  putMissKinds(miss_kinds: JournalGrid['miss_kinds']): void {
    this.#change({ ...this.#frame, miss_kinds })
    this.#publishRules()
  }

  putResults(results: readonly PeriodResult[], removed: readonly number[] = []): void {
    this.#change(withResults(this.#frame, results, removed))
    for (const id of this.#shape.byStudent.keys()) this.signals.emit(rowSignal(id))
  }

  /** By its id. */
  missKind(id: number): MissKind | undefined {
    return this.#shape.missKinds.get(id)
  }

  /**
   * All marks of a student in the course by number of the quarter: those of this journal as they stand on the screen, then
   * those of other groups. The array of a quarter is the same as long as no mark of it changes.
   */
  courseMarks(studentId: number): ReadonlyMap<number, readonly CourseMark[]> {
    return this.#rows.ofStudent(studentId)
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

  /** The lesson that a cell is written in: of a work that was written later, not the planned one. */
  lessonOfCell(cell: CellName): GridLesson | null {
    return this.#writing.lesson(cell)
  }

  /** Why nothing may be changed in a cell, or null. */
  lock(cell: CellName): string | null {
    return this.#writing.lock(cell)
  }

  /** Why a cell may not be changed so, or null. */
  objection(input: CellInput): string | null {
    return this.#writing.objection(input)
  }

  /** A mark may be put where the student was absent, if the miss goes. */
  concession(input: CellInput): Concession<CellValue> | null {
    return this.#writing.concession(input)
  }

  /** Writes cells whatever the rules say (they were asked before) and queues what is to be saved, in the given order. */
  write(inputs: readonly CellInput[]): void {
    // what is done in many cells is one act, however many blocks it is sent in
    const act = inputs.length > 1 ? this.#newId() : undefined
    const drafts = inputs.flatMap((input) => this.#writing.draftsFor(input))
    this.outbox.put(drafts.map((draft) => ({ ...draft, act })))
  }

  hold(input: CellInput | null): void {
    this.outbox.hold(input ? this.#writing.draftsFor(input) : [])
  }

  #publishRules(): void {
    this.signals.emit(lessonsSignal)
    for (const id of this.#shape.byStudent.keys()) this.signals.emit(rowSignal(id))
  }

  #change(frame: JournalFrame): void {
    this.#frame = frame
    this.#shape = shapeOf(frame, this.#serverMarks.lessonIds())
    this.#rows.reset(this.#rowSources)
  }

  get #rowSources(): RowSources {
    const { columns, resultBasis } = this.#shape
    const quarters = this.#frame.quarters.map(({ number }) => number)
    return { columns, elsewhere: resultBasis.elsewhere, quarters, foMaximum: this.policy.fo_maximum }
  }

  #entries(cell: string, drafts: readonly Draft[]): Entries {
    return entriesOf(this.#serverMarks.scores(cell), this.#serverMarks.miss(cell), drafts)
  }

  #putStored(draft: Draft, row: Score | Miss | null): void {
    this.signals.emit(serverMarksSignal)
    this.#serverMarks.settle(draft, row)
    if (row === null || !('type' in row)) return
    const { columnId, rowId } = cellNamed(draft.cell)
    if (row.maximum === maximumOf(this.column(columnId), this.policy.fo_maximum)) return
    // what counts is the maximum that the server has written it with
    this.#bringUp({ columnId, rowId })
    this.signals.emit(rowSignal(rowId))
  }

  /** Another value stands in a cell: a row that is known learns it. */
  #bringUp({ columnId, rowId }: CellName): void {
    const column = this.column(columnId)
    if (!column) return
    this.#rows.bringUp(column, rowId)
    this.signals.emit(columnId)
  }
}

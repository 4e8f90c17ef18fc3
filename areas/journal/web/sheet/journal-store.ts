import { t } from '@lingui/core/macro'
import type { PayloadOf } from '#platform/contract/realtime.ts'
import type { journalChanged } from '../../contract/events.ts'
import type { GridLesson, GridStudent, JournalGrid, PeriodResult } from '../../contract/journal.ts'
import type { GradingPolicy } from '../../rules/grading-policy.ts'
import { emptyView, sameView, stateOf, type CellView } from './cell-view.ts'
import type { CellValue } from './cell-value.ts'
import { draftsFor } from './changes.ts'
import { lessonColumnId, type MarkColumn } from './columns.ts'
import type { Draft } from './drafts.ts'
import { entriesOf, valueOf, type Entries } from './entries.ts'
import { shapeOf, type JournalShape } from './journal-shape.ts'
import { objectionTo, type Judged } from './judgement.ts'
import { lessonOfMark } from './lesson-of-mark.ts'
import type { Outbox, OutboxNews } from './outbox.ts'
import { lessonsSignal, rowSignal, Signals } from './signals.ts'
import { cellId, Truth } from './truth.ts'

const savedMilliseconds = 1_600
type JournalNews = PayloadOf<typeof journalChanged>

export interface CellName {
  columnId: string
  studentId: number
}
/** What a cell should become. */
export interface Wish extends CellName {
  after: CellValue
}

/**
 * A group's journal outside React: what the server has, what is on its way there, and who watches which cell. A cell is
 * told when it looks different, a row when its results may differ, and nobody else.
 */
export class JournalStore {
  readonly outbox: Outbox
  readonly signals = new Signals()
  readonly #newId: () => string
  #grid: JournalGrid
  #source: JournalGrid
  #truth: Truth
  #shape: JournalShape
  #drafts = new Map<string, readonly Draft[]>()
  #views = new Map<string, CellView>()
  #saved = new Set<string>()
  #held: JournalNews[] = []
  #typing: { cell: string; text: string; problem: string | null } | null = null

  constructor(grid: JournalGrid, outbox: Outbox, newId: () => string) {
    this.outbox = outbox
    this.#newId = newId
    this.#grid = grid
    this.#source = grid
    this.#truth = new Truth(grid)
    this.#shape = shapeOf(grid)
    for (const draft of outbox.all()) this.#refreshDrafts(draft)
  }

  /** Watches the outbox until the returned function is called. */
  open(): () => void {
    for (const cell of this.#drafts.keys()) this.#tell(cell)
    return this.outbox.listen((news) => this.#hear(news))
  }

  get grid(): JournalGrid {
    return this.#grid
  }

  get judged(): Judged {
    return this.#shape.judged
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
    this.#truth.note()
  }

  /** Takes in the journal as the server has it now; drafts stay, and so does what was stored since the reading began. */
  reload(grid: JournalGrid): void {
    if (grid === this.#source) return
    const before = this.#truth
    this.#source = grid
    this.#change(grid)
    this.#truth = new Truth(grid)
    before.bringUp(this.#truth)
    for (const cell of this.#views.keys()) this.#redraw(cell)
    this.signals.tell(lessonsSignal)
    for (const { id } of grid.lessons) this.signals.tell(lessonColumnId(id))
    for (const id of this.#shape.byStudent.keys()) this.signals.tell(rowSignal(id))
  }

  /** Takes in what somebody changed; drafts of one's own stay as they are and meet it when they are sent. */
  merge(news: JournalNews): void {
    // One's own marks come back here too, now and then before their answer: then they would stand in the cell twice.
    if (this.#isSending()) this.#held.push(news)
    else this.#merge(news)
  }

  #merge(news: JournalNews): void {
    const cells = [
      ...news.removed_scores.flatMap((id) => this.#truth.removeScore(id)),
      ...news.removed_misses.flatMap((id) => this.#truth.removeMiss(id)),
      ...news.scores.flatMap((score) => this.#truth.putScore(score)),
      ...news.misses.flatMap((miss) => this.#truth.putMiss(miss)),
    ]
    for (const cell of new Set(cells)) this.#tell(cell)
    for (const lesson of news.lessons) this.putLesson(lesson)
    if (news.results.length > 0 || news.removed_results.length > 0) this.putResults(news.results, news.removed_results)
  }

  /** @param lesson as changed; whether one may mark it stays as it was told to this reader */
  putLesson(lesson: GridLesson): void {
    const known = this.#grid.lessons.find(({ id }) => id === lesson.id)
    if (!known || known.version > lesson.version) return
    const fresh = { ...lesson, may_mark: known.may_mark }
    this.#change({ ...this.#grid, lessons: this.#grid.lessons.map((one) => (one.id === lesson.id ? fresh : one)) })
    this.signals.tell(lessonColumnId(lesson.id))
    this.signals.tell(lessonsSignal)
  }

  /** A quarter may be marked again until a day. */
  reopen(quarterId: number, until: string): void {
    const quarters = this.#grid.quarters.map((one) => (one.id === quarterId ? { ...one, reopened_until: until } : one))
    this.#change({ ...this.#grid, quarters })
    this.signals.tell(lessonsSignal)
    for (const id of this.#shape.byStudent.keys()) this.signals.tell(rowSignal(id))
  }

  putResults(results: readonly PeriodResult[], removed: readonly number[] = []): void {
    const gone = new Set([...removed, ...results.map(({ id }) => id)])
    this.#change({ ...this.#grid, results: [...this.#grid.results.filter(({ id }) => !gone.has(id)), ...results] })
    for (const id of this.#shape.byStudent.keys()) this.signals.tell(rowSignal(id))
  }

  entries(cell: string): Entries {
    return entriesOf(this.#truth.scores(cell), this.#truth.miss(cell), this.#drafts.get(cell) ?? [])
  }

  value(cell: string): CellValue {
    return this.view(cell).value
  }

  view(cell: string): CellView {
    const known = this.#views.get(cell)
    if (known) return known
    const view = this.#look(cell)
    this.#views.set(cell, view)
    return view
  }

  #look(cell: string): CellView {
    const entries = this.entries(cell)
    const typing = this.#typing?.cell === cell ? this.#typing : null
    const isEmpty = entries.scores.length === 0 && entries.miss === null && entries.drafts.length === 0
    if (isEmpty && !typing && !this.#saved.has(cell)) return emptyView
    return {
      value: valueOf(entries),
      ...stateOf(entries.drafts, this.#saved.has(cell)),
      typing: typing?.text ?? null,
      problem: typing?.problem ?? null,
    }
  }

  /** Shows a text in a cell in place of its value; null ends it. */
  showTyping(cell: string, text: string | null, problem: string | null = null): void {
    const before = this.#typing?.cell
    this.#typing = text === null ? null : { cell, text, problem }
    if (before !== undefined && before !== cell) this.#redraw(before)
    this.#redraw(cell)
  }

  /** Why nothing may be changed in a cell, or null. */
  lock(cell: CellName): string | null {
    return this.objection({ ...cell, after: this.value(cellId(cell.columnId, cell.studentId)) })
  }

  /** Why a cell may not be changed so, or null. */
  objection({ columnId, studentId, after }: Wish): string | null {
    const [column, student] = [this.#shape.byColumn.get(columnId), this.#shape.byStudent.get(studentId)]
    if (!column || !student) return t`Этого столбца в журнале нет`
    const lesson = this.#lessonFor(column, student)
    if (!lesson) return t`У работы ещё нет урока: назначьте её дату`
    if (!lesson.may_mark) return t`Журнал открыт вам для чтения`
    const before = this.value(cellId(columnId, studentId))
    return objectionTo(this.judged, { column, student, lesson, before, after })
  }

  /** Writes cells whatever the rules say (they were asked before) and queues what is to be saved, in the given order. */
  write(wishes: readonly Wish[]): void {
    this.outbox.put(wishes.flatMap((wish) => this.#draftsFor(wish)))
  }

  #change(grid: JournalGrid): void {
    this.#grid = grid
    this.#shape = shapeOf(grid)
  }

  #draftsFor({ columnId, studentId, after }: Wish): Draft[] {
    const [column, student] = [this.#shape.byColumn.get(columnId), this.#shape.byStudent.get(studentId)]
    const lesson = column && student && this.#lessonFor(column, student)
    if (!lesson) return []
    const cell = cellId(columnId, studentId)
    const work = column.kind === 'work' ? column.work : null
    const place = { group_id: this.#grid.group.id, cell, lesson_id: lesson.id, student_id: studentId }
    const marked = { ...place, type: work?.kind ?? ('fo' as const), work_id: work?.id ?? null }
    return draftsFor(this.entries(cell), after, marked, this.#newId)
  }

  #lessonFor(column: MarkColumn, student: GridStudent): GridLesson | null {
    if (column.kind === 'lesson') return column.lesson
    const isAbsent = ({ id }: GridLesson) => {
      const { miss } = this.value(cellId(lessonColumnId(id), student.id))
      return miss !== null && this.#shape.excluding.has(miss.kind_id)
    }
    return lessonOfMark(this.judged, { column, student, lessons: this.#grid.lessons, isAbsent })
  }

  #refreshDrafts({ client_id, cell, group_id }: Draft): void {
    if (group_id !== this.#grid.group.id) return
    const others = (this.#drafts.get(cell) ?? []).filter((draft) => draft.client_id !== client_id)
    const drafts = [...others, { client_id }].flatMap((draft) => this.outbox.get(draft.client_id) ?? [])
    if (drafts.length > 0) this.#drafts.set(cell, drafts)
    else this.#drafts.delete(cell)
  }

  #hear({ touched, stored }: OutboxNews): void {
    const cells = new Set<string>()
    for (const { draft, row } of stored) {
      if (draft.group_id !== this.#grid.group.id) continue
      if (row === null) this.#forget(draft)
      else if (draft.kind === 'score' && 'type' in row) this.#truth.putScore(row)
      else if ('kind_id' in row) this.#truth.putMiss(row)
      cells.add(draft.cell)
      this.#saved.add(draft.cell)
    }
    for (const draft of touched) {
      if (draft.group_id !== this.#grid.group.id) continue
      this.#refreshDrafts(draft)
      cells.add(draft.cell)
    }
    for (const cell of cells) this.#tell(cell)
    if (!this.#isSending()) for (const news of this.#held.splice(0)) this.#merge(news)
    if (stored.length > 0) this.#fadeSaved(stored.map(({ draft }) => draft.cell))
  }

  #isSending(): boolean {
    return this.outbox.all().some(({ state, group_id }) => state === 'sending' && group_id === this.#grid.group.id)
  }

  #forget({ kind, base }: Draft): void {
    if (base === null) return
    if (kind === 'score') this.#truth.removeScore(base.id)
    else this.#truth.removeMiss(base.id)
  }

  #fadeSaved(cells: readonly string[]): void {
    setTimeout(() => {
      for (const cell of cells) {
        this.#saved.delete(cell)
        this.#redraw(cell)
      }
    }, savedMilliseconds)
  }

  #redraw(cell: string): void {
    const [before, after] = [this.#views.get(cell), this.#look(cell)]
    if (before && sameView(before, after)) return
    this.#views.set(cell, after)
    this.signals.tell(cell)
  }

  #tell(cell: string): void {
    this.#redraw(cell)
    this.signals.tell(rowSignal(Number(cell.slice(cell.indexOf(':') + 1))))
  }
}

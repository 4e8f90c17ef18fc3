import { newDraft, type Outbox } from '#platform/web/outbox/index.ts'
import type { GridLesson } from '../../contract/journal.ts'
import { lessonColumnId } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { textCell, textDrafts, type LessonField, type TextDraft } from './text-draft.ts'

/** `stale`: somebody else changed the lesson meanwhile; both texts are shown. */
type EditState = 'saving' | 'saved' | 'failed' | 'refused' | 'stale'
export interface LessonEdit {
  state: EditState
  reason: string | null
}
const states = { waiting: 'saving', sending: 'saving', failed: 'failed', refused: 'refused', clash: 'stale' } as const
const editOf = ({ state, reason }: TextDraft): LessonEdit => ({ state: states[state], reason })
const saved: LessonEdit = { state: 'saved', reason: null }

interface EditsSettings {
  store: JournalStore
  outbox: Outbox<TextDraft>
  newId: () => string
}
type OutboxNews = Parameters<Parameters<Outbox<TextDraft>['listen']>[0]>[0]

/** Topics and homework of a journal: what the outbox has of them lies over what the server has. */
export class LessonEdits {
  readonly #settings: EditsSettings
  readonly #edits = new Map<number, LessonEdit>()
  /** The lesson in which somebody types, and the name of the draft that this becomes. */
  #typing: { lessonId: number; clientId: string } | null = null

  constructor(settings: EditsSettings) {
    this.#settings = settings
    this.#readOutbox()
  }

  /** Watches the outbox until the returned function is called. */
  open(): () => void {
    this.#readOutbox()
    return this.#settings.outbox.listen((news) => this.#take(news))
  }

  of(lessonId: number): LessonEdit | null {
    return this.#edits.get(lessonId) ?? null
  }

  /** The text to show: the one written here before that of the server. */
  text(lesson: GridLesson, field: LessonField): string {
    const written = this.#draft(lesson.id)?.want?.[field]
    return (written === undefined ? lesson[field] : written) ?? ''
  }

  /** Keeps what is being typed on this device; null lets it go. */
  hold(lesson: GridLesson, field: LessonField, text: string | null): void {
    const draft = text === null ? null : this.#written(lesson, field, text)
    if (draft === null || textDrafts.isSettled(draft, draft.base)) return this.#settings.outbox.hold([])
    this.#typing = { lessonId: lesson.id, clientId: draft.client_id }
    this.#settings.outbox.hold([draft])
  }

  /** Takes in what was written in a field; a text as the server has it is no change. */
  write(lesson: GridLesson, field: LessonField, text: string): void {
    const { outbox } = this.#settings
    outbox.put([this.#written(lesson, field, text)])
    this.#typing = null
    outbox.hold([])
  }

  /** Writes a text again into the lesson as it is now. */
  bringBack(lessonId: number, field: LessonField, text: string): void {
    const lesson = this.#present(lessonId)
    if (lesson) this.write(lesson, field, text)
  }

  /** Sends again what could not be sent; over somebody else's text after a person has seen it. */
  retry(lessonId: number): void {
    const { outbox } = this.#settings
    const draft = this.#draft(lessonId)
    if (draft?.state === 'clash') outbox.resolve(draft.client_id, 'mine')
    else if (draft?.state === 'failed') outbox.retry()
    else if (draft) outbox.put([draft])
  }

  drop(lessonId: number): void {
    const draft = this.#draft(lessonId)
    if (draft) this.#settings.outbox.drop([draft.client_id])
  }

  /** The draft of a lesson with a text in one of its fields: over what the person saw when they began to write. */
  #written(lesson: GridLesson, field: LessonField, text: string): TextDraft {
    const known = this.#draft(lesson.id)
    const value = text.trim() === '' ? null : text.trim()
    return { ...(known ?? this.#begun(lesson)), want: { ...known?.want, [field]: value } }
  }

  #begun(lesson: GridLesson): TextDraft {
    const { store, newId } = this.#settings
    const isTyping = this.#typing?.lessonId === lesson.id
    return {
      ...newDraft,
      client_id: (isTyping ? this.#typing?.clientId : undefined) ?? newId(),
      sheet_id: store.grid.group.id,
      cell: textCell(lesson.id),
      lesson_id: lesson.id,
      // what is shown may be older than what the server has just answered
      base: this.#present(lesson.id) ?? lesson,
    }
  }

  #draft(lessonId: number): TextDraft | undefined {
    const { store, outbox } = this.#settings
    return outbox.at(store.grid.group.id, textCell(lessonId)).at(-1)
  }

  #present(lessonId: number): GridLesson | undefined {
    return this.#settings.store.grid.lessons.find(({ id }) => id === lessonId)
  }

  #readOutbox(): void {
    for (const draft of this.#settings.outbox.all()) if (this.#isOwn(draft)) this.#show(draft.lesson_id, editOf(draft))
  }

  #take({ touched, stored }: OutboxNews): void {
    const arrived = new Set<number>()
    for (const { draft, row } of stored.filter((one) => this.#isOwn(one.draft))) {
      const present = this.#present(draft.lesson_id)
      if (present && row) this.#settings.store.putLesson({ ...present, ...row })
      arrived.add(draft.lesson_id)
    }
    for (const { lesson_id } of touched.filter((draft) => this.#isOwn(draft))) {
      const draft = this.#draft(lesson_id)
      this.#show(lesson_id, draft ? editOf(draft) : arrived.has(lesson_id) ? saved : null)
    }
  }

  #isOwn({ sheet_id }: TextDraft): boolean {
    return sheet_id === this.#settings.store.grid.group.id
  }

  #show(lessonId: number, edit: LessonEdit | null): void {
    if (edit) this.#edits.set(lessonId, edit)
    else this.#edits.delete(lessonId)
    this.#settings.store.signals.emit(lessonColumnId(lessonId))
  }
}

import type { GridLesson } from '../../contract/journal.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { lessonColumnId } from '../sheet/columns.ts'

export type LessonField = 'topic' | 'homework'
/** What a person wrote and the server does not have yet; null clears the field. */
export type LessonTexts = Partial<Record<LessonField, string | null>>
/** What outlives the page. */
export interface KeptTexts {
  texts: LessonTexts
  /** Of the lesson that the person saw when they began to write: who wrote meanwhile is not written over. */
  version: number
  /** What was sent before, the last at the end, and never answered: the server may have it. */
  unanswered?: readonly LessonTexts[]
}
/** `stale`: somebody else changed the lesson meanwhile; both texts are shown. */
export type EditState = 'saving' | 'saved' | 'failed' | 'refused' | 'stale'
export interface LessonEdit extends KeptTexts {
  state: EditState
  reason: string | null
}
export type LessonDelivery =
  | { kind: 'stored'; lesson: GridLesson }
  | { kind: 'stale' | 'failed' | 'refused'; reason: string }

export interface EditsSettings {
  store: JournalStore
  send: (lessonId: number, texts: LessonTexts, version: number) => Promise<LessonDelivery>
  /** Where unsent texts outlive the page. */
  kept: { load: () => Map<number, KeptTexts>; save: (lessonId: number, kept: KeptTexts | null) => void }
  reload: () => void
}

const keptOf = ({ texts, version, unanswered }: LessonEdit): KeptTexts =>
  unanswered?.length ? { texts, version, unanswered } : { texts, version }
/** With what was sent just now; sent twice the same is one text. */
const withLast = ({ texts, unanswered = [] }: KeptTexts): LessonTexts[] => [
  ...unanswered.filter((one) => JSON.stringify(one) !== JSON.stringify(texts)),
  texts,
]

/**
 * Topics and homework on their way to the server: what is written shows at once, is sent behind, one lesson at a time, and
 * stays where it can't be sent.
 */
export class LessonEdits {
  readonly #settings: EditsSettings
  readonly #edits = new Map<number, LessonEdit>()
  readonly #running = new Set<number>()

  constructor(settings: EditsSettings) {
    this.#settings = settings
    // a page that was left in the midst of sending never heard an answer
    for (const [id, kept] of settings.kept.load())
      this.#edits.set(id, { ...kept, unanswered: withLast(kept), state: 'failed', reason: null })
  }

  of(lessonId: number): LessonEdit | null {
    return this.#edits.get(lessonId) ?? null
  }

  /** The text to show: the one written here before that of the server. */
  text(lesson: GridLesson, field: LessonField): string {
    const edit = this.#edits.get(lesson.id)
    const written = edit && edit.state !== 'saved' ? edit.texts[field] : undefined
    return (written === undefined ? lesson[field] : written) ?? ''
  }

  /** Takes in what was written in a field; a text as the server has it is no change. */
  write(lesson: GridLesson, field: LessonField, text: string): void {
    const value = text.trim() === '' ? null : text.trim()
    const known = this.#edits.get(lesson.id)
    const texts = { ...(known?.state === 'saved' ? {} : known?.texts), [field]: value }
    if (value === lesson[field] && Object.keys(texts).length === 1 && !this.#running.has(lesson.id)) {
      this.#set(lesson.id, null)
      return
    }
    const waiting = known && known.state !== 'saved' ? known : null
    // what is shown may be older than what the server has just answered
    const version = waiting?.version ?? Math.max(lesson.version, known?.version ?? 0)
    const unanswered = waiting?.unanswered ?? []
    this.#set(lesson.id, { texts, version, unanswered, state: 'saving', reason: null })
    void this.#send(lesson.id)
  }

  /** Writes a text again into the lesson as it is now. */
  bringBack(lessonId: number, field: LessonField, text: string): void {
    const lesson = this.#present(lessonId)
    if (lesson) this.write(lesson, field, text)
  }

  /** Sends again what could not be sent; over somebody else's text after a person has seen it. */
  retry(lessonId: number): void {
    const edit = this.#edits.get(lessonId)
    if (!edit) return
    const version = edit.state === 'stale' ? (this.#present(lessonId)?.version ?? edit.version) : edit.version
    this.#set(lessonId, { ...edit, version, state: 'saving', reason: null })
    void this.#send(lessonId)
  }

  retryAll(): void {
    for (const [id, { state }] of this.#edits) if (state === 'failed') this.retry(id)
  }

  drop(lessonId: number): void {
    this.#set(lessonId, null)
  }

  async #send(lessonId: number): Promise<void> {
    if (this.#running.has(lessonId)) return
    this.#running.add(lessonId)
    try {
      let edit = this.#edits.get(lessonId)
      while (edit?.state === 'saving') {
        await this.#deliver(lessonId, edit)
        edit = this.#edits.get(lessonId)
      }
    } finally {
      this.#running.delete(lessonId)
    }
  }

  async #deliver(lessonId: number, edit: LessonEdit): Promise<void> {
    const { store, reload } = this.#settings
    if (!this.#present(lessonId)) return this.#set(lessonId, { ...edit, state: 'refused' })
    const delivery = await this.#sendOver(lessonId, edit)
    if (delivery.kind === 'stored') {
      const { version } = delivery.lesson
      store.putLesson(delivery.lesson)
      const present = this.#edits.get(lessonId)
      if (present === edit) this.#set(lessonId, { ...edit, version, unanswered: [], state: 'saved' })
      // Written on while it was sent: the newer text goes next, over the version just stored.
      else if (present) this.#set(lessonId, { ...present, version, unanswered: [] })
      return
    }
    const unanswered = delivery.kind === 'failed' ? withLast(edit) : (edit.unanswered ?? [])
    const present = this.#edits.get(lessonId) ?? edit
    this.#set(lessonId, { ...present, unanswered, state: delivery.kind, reason: delivery.reason })
    if (delivery.kind === 'stale') reload()
  }

  /** One's own text whose answer was lost is nobody else's change: said again it is no clash, and tells its version. */
  async #sendOver(lessonId: number, { texts, version, unanswered = [] }: KeptTexts): Promise<LessonDelivery> {
    const { send } = this.#settings
    const delivery = await send(lessonId, texts, version)
    if (delivery.kind !== 'stale') return delivery
    for (const earlier of unanswered.toReversed()) {
      const again = await send(lessonId, earlier, version)
      if (again.kind === 'stored') return send(lessonId, texts, again.lesson.version)
      if (again.kind === 'failed') return again
    }
    return delivery
  }

  #present(lessonId: number): GridLesson | undefined {
    return this.#settings.store.grid.lessons.find(({ id }) => id === lessonId)
  }

  #set(lessonId: number, edit: LessonEdit | null): void {
    if (edit) this.#edits.set(lessonId, edit)
    else this.#edits.delete(lessonId)
    const isUnsent = edit !== null && edit.state !== 'saved'
    this.#settings.kept.save(lessonId, isUnsent ? keptOf(edit) : null)
    this.#settings.store.signals.emit(lessonColumnId(lessonId))
  }
}

import { t } from '@lingui/core/macro'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { lessonColumnId, type JournalStore } from '#areas/journal/web/index.ts'
import { maxHomeworkFiles } from '../contract/homework-files.ts'

export interface LessonUpload {
  clientId: string
  file: File
  /** How much has gone, 0 to 1. */
  share: number
  /** Why it has not gone; null while it is on its way. */
  problem: string | null
}
export type UploadDelivery = { kind: 'stored'; lesson: GridLesson } | { kind: 'failed'; reason: string | null }
export interface UploadsSettings {
  store: JournalStore
  send: (
    lessonId: number,
    given: { file: File; clientId: string },
    watch: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<UploadDelivery>
  newId: () => string
  isOnline: () => boolean
  /** Hears why a file is not even begun. */
  refuse: (reason: string) => void
}
const none: readonly LessonUpload[] = []

/**
 * Files on their way to lessons, one after another, each with its progress. They live as long as the page: a file is never
 * kept on the device, so without a network none is begun.
 */
export class LessonUploads {
  readonly #settings: UploadsSettings
  readonly #uploads = new Map<number, readonly LessonUpload[]>()
  readonly #aborts = new Map<string, AbortController>()
  #last: Promise<void> = Promise.resolve()

  constructor(settings: UploadsSettings) {
    this.#settings = settings
  }

  of(lessonId: number): readonly LessonUpload[] {
    return this.#uploads.get(lessonId) ?? none
  }

  /** Begins what may be begun, and says of the rest why not. */
  give(lessonId: number, files: readonly File[]): void {
    const { store, isOnline, refuse, newId } = this.#settings
    const lesson = store.column(lessonColumnId(lessonId))?.lesson
    if (!lesson || files.length === 0) return
    if (!isOnline()) return refuse(t`Файл можно приложить, когда есть связь`)
    const room = maxHomeworkFiles - lesson.files.length - this.of(lessonId).length
    const fit = files.filter((file) => this.#fits(file))
    if (fit.length > room) refuse(t`К заданию можно приложить не больше ${maxHomeworkFiles} файлов`)
    for (const file of fit.slice(0, Math.max(0, room))) this.#begin(lessonId, newId(), file)
  }

  retry(lessonId: number, clientId: string): void {
    const upload = this.of(lessonId).find((one) => one.clientId === clientId)
    if (upload) this.#begin(lessonId, clientId, upload.file)
  }

  /** Stops what is on its way, forgets what has failed. */
  drop(lessonId: number, clientId: string): void {
    this.#aborts.get(clientId)?.abort()
    this.#set(
      lessonId,
      this.of(lessonId).filter((one) => one.clientId !== clientId),
    )
  }

  #fits({ name, size }: File): boolean {
    const { store, refuse } = this.#settings
    const max = store.grid.max_file_bytes
    if (size === 0) refuse(t`Файл «${name}» пустой`)
    else if (size > max) refuse(t`Файл «${name}» слишком большой: не больше ${max / 1_000_000} МБ`)
    return size > 0 && size <= max
  }

  #begin(lessonId: number, clientId: string, file: File): void {
    const others = this.of(lessonId).filter((one) => one.clientId !== clientId)
    this.#set(lessonId, [...others, { clientId, file, share: 0, problem: null }])
    this.#last = this.#last.then(() => this.#send(lessonId, clientId, file))
  }

  async #send(lessonId: number, clientId: string, file: File): Promise<void> {
    const { store, send } = this.#settings
    const isWanted = () => this.of(lessonId).some((one) => one.clientId === clientId)
    if (!isWanted()) return
    const abort = new AbortController()
    this.#aborts.set(clientId, abort)
    const onProgress = (share: number) => this.#change(lessonId, clientId, { share })
    const delivery = await send(lessonId, { file, clientId }, { signal: abort.signal, onProgress })
    this.#aborts.delete(clientId)
    if (delivery.kind === 'stored') {
      store.putLesson(delivery.lesson)
      this.drop(lessonId, clientId)
    } else if (delivery.reason === null) this.drop(lessonId, clientId)
    else this.#change(lessonId, clientId, { problem: delivery.reason })
  }

  #change(lessonId: number, clientId: string, change: Partial<LessonUpload>): void {
    this.#set(
      lessonId,
      this.of(lessonId).map((one) => (one.clientId === clientId ? { ...one, ...change } : one)),
    )
  }

  #set(lessonId: number, uploads: readonly LessonUpload[]): void {
    if (uploads.length > 0) this.#uploads.set(lessonId, uploads)
    else this.#uploads.delete(lessonId)
    this.#settings.store.signals.emit(lessonColumnId(lessonId))
  }
}

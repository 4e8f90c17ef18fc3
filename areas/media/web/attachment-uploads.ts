import { t } from '@lingui/core/macro'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import { isCancelled, uuid } from '#platform/web/api/index.ts'
import type { StoredDocument } from '../contract/media.ts'
import { reasonOf, sendDocument, whenChecked } from './send-document.ts'

/** A file on its way. */
export interface RunningUpload {
  clientId: string
  file: File
  /** How much has gone, 0 to 1. */
  share: number
  /** Why it has not gone; null while it is on its way. */
  problem: string | null
}
interface Listeners {
  /** Hears of the files on their way, whenever one of them has come further. */
  onRunning: (running: readonly RunningUpload[]) => void
  /** A document has come; the same one again once it has been checked. */
  onStored: (document: StoredDocument) => void
}

/** Files on their way to a form, one after another. They live as long as the form; a check goes on while the next one is sent. */
export class AttachmentUploads {
  readonly #purpose: UploadPurpose
  #listeners: Listeners = { onRunning: () => undefined, onStored: () => undefined }
  readonly #aborts = new Map<string, AbortController>()
  #running: readonly RunningUpload[] = []
  #last: Promise<void> = Promise.resolve()

  constructor(purpose: UploadPurpose) {
    this.#purpose = purpose
  }

  /** Who hears of them from now on. */
  follow(listeners: Listeners): void {
    this.#listeners = listeners
  }

  give(files: readonly File[]): void {
    for (const file of files) this.#begin(uuid(), file)
  }

  retry({ clientId, file }: RunningUpload): void {
    this.#begin(clientId, file)
  }

  /** Stops what is on its way, forgets what has failed. */
  drop(clientId: string): void {
    this.#aborts.get(clientId)?.abort()
    this.#set(this.#running.filter((one) => one.clientId !== clientId))
  }

  /** The form is gone. */
  end(): void {
    for (const abort of this.#aborts.values()) abort.abort()
  }

  #begin(clientId: string, file: File): void {
    const others = this.#running.filter((one) => one.clientId !== clientId)
    this.#set([...others, { clientId, file, share: 0, problem: this.#objectionTo(file) }])
    if (this.#objectionTo(file) === null) this.#last = this.#last.then(() => this.#send(clientId, file))
  }

  #objectionTo({ size }: File): string | null {
    const { maxBytes } = this.#purpose
    if (size === 0) return t`Файл пустой`
    return size > maxBytes ? t`Слишком большой файл: не больше ${maxBytes / 1_000_000} МБ` : null
  }

  async #send(clientId: string, file: File): Promise<void> {
    if (this.#running.every((one) => one.clientId !== clientId)) return
    const abort = new AbortController()
    this.#aborts.set(clientId, abort)
    const watch = { signal: abort.signal, onProgress: (share: number) => this.#change(clientId, { share }) }
    try {
      const stored = await sendDocument(this.#purpose, { file, clientId }, watch)
      this.#set(this.#running.filter((one) => one.clientId !== clientId))
      this.#listeners.onStored(stored)
      if (stored.state === 'checking') void this.#check(clientId, abort.signal)
    } catch (error) {
      if (!isCancelled(error)) this.#change(clientId, { problem: reasonOf(error) })
    }
  }

  async #check(clientId: string, signal: AbortSignal): Promise<void> {
    const checked = await whenChecked(clientId, signal).catch(() => null)
    if (checked !== null) this.#listeners.onStored(checked)
  }

  #change(clientId: string, change: Partial<RunningUpload>): void {
    this.#set(this.#running.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)))
  }

  #set(running: readonly RunningUpload[]): void {
    this.#running = running
    this.#listeners.onRunning(running)
  }
}

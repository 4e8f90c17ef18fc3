import type { Editor } from '@tiptap/react'
import type { PictureAddresses } from '../../contract/rich-text.ts'
import type { RichText } from '../../rules/nodes.ts'
import type { Dropped } from '../paste/dropped.ts'
import type { TemplateWords } from './template-nodes.ts'
import { tidyText } from './tidy.ts'

/** What the editor is given at each drawing of its field. */
export interface Given {
  pictures: PictureAddresses
  template: TemplateWords | null
  onChange: (text: RichText) => void
  onDropped: (dropped: Dropped) => void
  onFiles: (files: File[]) => void
}
/** A whole document is not written down anew for each letter. */
const restMs = 250

/** Between an editor, which is made once, and its field, which is drawn again and again. */
export class TextLink {
  #given: Given
  #waiting: { editor: Editor; timer: ReturnType<typeof setTimeout> } | null = null
  /** The text as it was last told of. */
  #told: RichText | null = null
  readonly #uploaded = new Map<number, string>()
  constructor(given: Given) {
    this.#given = given
  }

  follow(given: Given): void {
    this.#given = given
  }
  get given(): Given {
    return this.#given
  }

  addressOf(file: number): string | undefined {
    return this.#uploaded.get(file) ?? this.#given.pictures[String(file)]
  }
  hasUploaded(file: number, address: string): void {
    this.#uploaded.set(file, address)
  }

  /** Tells of the text once typing rests. */
  changed(editor: Editor): void {
    if (this.#waiting) clearTimeout(this.#waiting.timer)
    this.#waiting = { editor, timer: setTimeout(() => this.flush(), restMs) }
  }
  /** Tells of it at once. */
  flush(): void {
    if (this.#waiting === null) return
    clearTimeout(this.#waiting.timer)
    const { editor } = this.#waiting
    this.#waiting = null
    if (editor.isDestroyed) return
    this.#told = tidyText(editor.getJSON())
    this.#given.onChange(this.#told)
  }
  /** Whether a text did not come from here: another version, what a form has kept. */
  isForeign(text: RichText, editor: Editor): boolean {
    return text !== this.#told && !editor.schema.nodeFromJSON(text).eq(editor.state.doc)
  }
}

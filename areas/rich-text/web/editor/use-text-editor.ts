import type { EditorView } from '@tiptap/pm/view'
import { useEditor, type Editor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { RichText } from '../../rules/nodes.ts'
import { cleanPaste } from '../paste/clean-paste.ts'
import { withoutStyles } from '../paste/looks.ts'
import { extensionsOf } from './extensions.ts'
import { TextLink, type Given } from './text-link.ts'

interface Settings extends Given {
  value: RichText
  placeholder: string
  labelledBy: string
  describedBy: string
}
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
const picturesAmong = (files: FileList | undefined): File[] =>
  Array.from(files ?? []).filter(({ type }) => type.startsWith('image/'))

/** Alt F10 leads from the text to its buttons, Escape back. */
function toButtons(view: EditorView, { altKey, key }: KeyboardEvent): boolean {
  if (!altKey || key !== 'F10') return false
  view.dom.closest('[data-rich-text]')?.querySelector<HTMLElement>('[role=toolbar] button')?.focus()
  return true
}

/** What is pasted and dropped: words come clean, pictures are handed on. */
function takingIn(link: TextLink) {
  const taken = (files: File[]) => {
    if (files.length > 0) link.given.onFiles(files)
    return files.length > 0
  }
  return {
    transformPastedHTML: (html: string) => {
      // what was copied here is ours already
      if (html.includes('data-pm-slice')) return withoutStyles(html)
      const clean = cleanPaste(html)
      link.given.onDropped(clean.dropped)
      return clean.html
    },
    // words of a document bring a picture of themselves along
    handlePaste: (_view: unknown, { clipboardData }: ClipboardEvent) =>
      clipboardData !== null && !clipboardData.types.includes('text/html') && taken(picturesAmong(clipboardData.files)),
    handleDrop: (_view: unknown, event: DragEvent) => taken(picturesAmong(event.dataTransfer?.files)),
  }
}
const extensionsFor = (link: TextLink, placeholder: string) =>
  extensionsOf({
    placeholder,
    pictures: { addressOf: (file) => link.addressOf(file) },
    template: link.given.template && {
      field: (name, format) => link.given.template?.field(name, format) ?? null,
      loop: (name) => link.given.template?.loop(name) ?? null,
      condition: (attrs) => link.given.template?.condition(attrs) ?? null,
    },
  })

/** The editor over a text, and what puts an uploaded picture into it. */
export function useTextEditor(settings: Settings) {
  const { value } = settings
  const [link] = useState(() => new TextLink(settings))
  useLayoutEffect(() => link.follow(settings))
  const editor = useEditor({
    extensions: extensionsFor(link, settings.placeholder),
    content: value,
    injectNonce: nonce(),
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: present }) => link.changed(present as Editor),
    onBlur: () => link.flush(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': settings.labelledBy,
        'aria-describedby': settings.describedBy,
      },
      handleKeyDown: toButtons,
      ...takingIn(link),
    },
  })
  useEffect(() => () => link.flush(), [link])
  useEffect(() => {
    // one that a page has hidden meanwhile is made anew, with its text
    if (!editor.isDestroyed && link.isForeign(value, editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, link, value])
  return { editor, link }
}

/** Puts an uploaded picture at the caret. */
export function insertPicture(editor: Editor, link: TextLink, file: number, address: string): void {
  link.hasUploaded(file, address)
  editor
    .chain()
    .focus()
    .insertContent({ type: 'image', attrs: { file, width: 100, alt: '' } })
    .run()
}

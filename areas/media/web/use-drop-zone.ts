import { t } from '@lingui/core/macro'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { notify } from '#platform/web/notifications/notify.ts'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Folders look like files that cannot be read: they are left, and that is said. */
function droppedFiles({ items }: DataTransfer): File[] {
  const given = [...items].filter(({ kind }) => kind === 'file')
  const folders = given.filter((item) => item.webkitGetAsEntry()?.isDirectory)
  if (folders.length > 0) notify.error(t`Папку приложить нельзя: перетащите файлы из неё`)
  return given.filter((item) => !folders.includes(item)).flatMap((item) => item.getAsFile() ?? [])
}

/** Browsers name every picture that is no file alike, in English. */
const named = (file: File): File =>
  file.name === 'image.png' ? new File([file], t`Снимок.png`, { type: file.type }) : file

/** Tables and texts of office programs bring a picture of themselves along; a copied file may bring its name as text. */
function pastedFiles(clipboard: DataTransfer): File[] {
  const files = [...clipboard.files]
  const text = clipboard.getData('text/plain')
  return text === '' || files.every(({ name }) => text.includes(name)) ? files.map(named) : []
}

/**
 * What a place needs to take files that are dropped on it or pasted into it; text goes its usual way. `data-over` while
 * files are held above it.
 */
export function useDropZone(isReadOnly: boolean, give: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  if (isReadOnly) return {}
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      give(droppedFiles(event.dataTransfer))
    },
    onPaste: (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      give(files)
    },
  }
}

import { useState, type ClipboardEvent, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

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
      give([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      // tables and texts of office programs bring a picture of themselves along
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      give(files)
    },
  }
}

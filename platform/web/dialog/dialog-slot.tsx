import { lazy, Suspense } from 'react'
import { useStore } from '../store.ts'
import { openDialog } from './dialog.ts'

const DialogHost = lazy(async () => ({ default: (await import('./dialog-host.tsx')).DialogHost }))

/** Where the dialog appears; its window is loaded when the first one opens. */
export function DialogSlot() {
  const dialog = useStore(openDialog)
  if (dialog === null) return null
  return (
    <Suspense fallback={null}>
      <DialogHost dialog={dialog} />
    </Suspense>
  )
}

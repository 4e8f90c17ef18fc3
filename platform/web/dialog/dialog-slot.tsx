import { lazyPart } from '../lazy-part.tsx'
import { useStore } from '../store.ts'
import { openDialog } from './dialog.ts'

const DialogHost = lazyPart(async () => (await import('./dialog-host.tsx')).DialogHost)

/** Where the dialog appears; it is loaded when the first one opens. */
export function DialogSlot() {
  const dialog = useStore(openDialog)
  return dialog === null ? null : <DialogHost dialog={dialog} />
}

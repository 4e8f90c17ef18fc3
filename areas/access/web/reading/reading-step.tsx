import { askedStep } from '#platform/web/api/asked-step.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useStore } from '#platform/web/store.ts'

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** Where the second step appears that is asked for because many people are being read. */
export function ReadingStep() {
  const asked = useStore(askedStep)
  return asked?.name === 'reading' ? <ConfirmDialog asked={asked} /> : null
}

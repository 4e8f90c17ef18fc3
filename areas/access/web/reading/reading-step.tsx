import { requestedStep } from '#platform/web/api/requested-step.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useStore } from '#platform/web/store.ts'

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** Where the second step appears that is asked for because many people are being read. */
export function ReadingStep() {
  const step = useStore(requestedStep)
  return step?.name === 'reading' ? <ConfirmDialog asked={step} /> : null
}

import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { SetUpDialog } from './set-up-state.ts'

const NewClassesDialog = lazyPart(async () => (await import('./new-classes-dialog.tsx')).NewClassesDialog)
const ClassFormDialog = lazyPart(async () => (await import('./class-form-dialog.tsx')).ClassFormDialog)
const CloseDialog = lazyPart(async () => (await import('./close-dialog.tsx')).CloseDialog)
const SplitDialog = lazyPart(async () => (await import('./split-dialog.tsx')).SplitDialog)
const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog)
const HistoryDialog = lazyPart(async () => (await import('./history-dialog.tsx')).HistoryDialog)

/** The dialog that is open over the page of classes. */
export function SetUpDialogs({ dialog, onClose }: { dialog: SetUpDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'new':
      return <NewClassesDialog parallel={dialog.parallel} onClose={onClose} />
    case 'change':
      return <ClassFormDialog of={dialog.of} onClose={onClose} />
    case 'close':
      return <CloseDialog of={dialog.of} onClose={onClose} />
    case 'split':
      return <SplitDialog of={dialog.of} onClose={onClose} />
    case 'merge':
      return <MergeDialog of={dialog.of} onClose={onClose} />
    default:
      return <HistoryDialog of={dialog.of} onClose={onClose} />
  }
}

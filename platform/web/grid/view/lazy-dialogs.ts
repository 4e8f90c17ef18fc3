import { lazyPart } from '#platform/web/lazy-part.tsx'
import { PopoverBeside } from '#platform/web/ui/index.ts'

export const BlockReportDialog = lazyPart(async () => (await import('./block-report-dialog.tsx')).BlockReportDialog)
export const KeyboardHelpDialog = lazyPart(async () => (await import('./keyboard-help-dialog.tsx')).KeyboardHelpDialog)
export const PastePreviewDialog = lazyPart(async () => (await import('./paste-preview-dialog.tsx')).PastePreviewDialog)

/** Fetches what opens over a grid, with the first sign that somebody is about to work in it. */
export const fetchGridDialogs = (): void => {
  for (const { preload } of [PopoverBeside, BlockReportDialog, KeyboardHelpDialog, PastePreviewDialog]) void preload()
}

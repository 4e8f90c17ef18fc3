import { lazyPart } from '#platform/web/lazy-part.tsx'

export const AnnouncementDialog = lazyPart(async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog)

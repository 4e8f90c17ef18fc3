import { lazyPart } from '#platform/web/lazy-part.tsx'

/** A lesson beside its column, in a file of its own. */
export const LessonCard = lazyPart(async () => (await import('./lesson-card.tsx')).LessonCard)

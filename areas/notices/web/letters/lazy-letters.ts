import { lazyPart } from '#platform/web/lazy-part.tsx'

export const LettersPanel = lazyPart(async () => (await import('./letters-panel.tsx')).LettersPanel)

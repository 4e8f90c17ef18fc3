import { draftQueue, type KeptQueue } from '#platform/web/outbox/index.ts'

export { EvacuationGuide } from './live/evacuation-guide.tsx'
export { hearEvacuations } from './live/hear-evacuations.ts'
export { RunningBanner } from './live/running-banner.tsx'
export { evacuationPages } from './pages.ts'
export { useEvacuationWords } from './use-evacuation-words.ts'

/** What the evacuation keeps on this device until the server has it: taps. */
export const evacuationQueues: readonly KeptQueue[] = [
  draftQueue('evacuation', async () => (await import('./marks/tap-outbox.ts')).tapOutbox()),
]

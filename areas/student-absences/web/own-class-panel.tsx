import type { OwnClassPanel } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** Reasons that wait for an answer, on the first page of a class teacher. */
export const waitingReasons: OwnClassPanel = {
  id: 'waiting-reasons',
  order: 20,
  component: lazyPart(
    async () => (await import('./waiting-reasons-panel.tsx')).WaitingReasonsPanel,
    <Loading lines={3} />,
  ),
}

import { lazy, Suspense } from 'react'
import { useStore } from '../store.ts'
import { isHostWanted } from './notify.ts'

const NotificationHost = lazy(async () => ({ default: (await import('./notification-host.tsx')).NotificationHost }))

/** Where notifications appear; loaded with the first one. */
export function NotificationSlot() {
  const isWanted = useStore(isHostWanted)
  return isWanted ? (
    <Suspense fallback={null}>
      <NotificationHost />
    </Suspense>
  ) : null
}

import { lazyPart } from '../lazy-part.tsx'
import { useStore } from '../store.ts'
import { isHostWanted } from './notify.ts'

const NotificationHost = lazyPart(async () => (await import('./notification-host.tsx')).NotificationHost)

/** Where notifications appear; loaded with the first one. */
export function NotificationSlot() {
  const isWanted = useStore(isHostWanted)
  return isWanted ? <NotificationHost /> : null
}

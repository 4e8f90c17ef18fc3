import { refresh } from '#platform/web/api/refresh.ts'
import { listen } from '#platform/web/realtime/realtime.ts'
import { rightsChanged } from '../../contract/rights-events.ts'

/** Renews the token as soon as one's rights have changed; without a network the next renewal does. */
export const hearRights = (): void => void listen(rightsChanged, () => void refresh().catch(() => undefined))

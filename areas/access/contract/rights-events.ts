import * as z from 'zod/mini'
import { realtimeEvent } from '#platform/contract/realtime.ts'

/** Published to an account whose rights have changed: its tabs renew their tokens at once. */
export const rightsChanged = realtimeEvent('session.rights-changed', z.object({}))

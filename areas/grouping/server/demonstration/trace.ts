import { randomUUID } from 'node:crypto'
import { system, type BulkTrace } from '#platform/server/history.ts'

/** Nobody has signed in: the demonstration itself. */
export const demonstrationTrace = (): BulkTrace => ({ actor: system, requestId: 'demonstration', batch: randomUUID() })

import type { IncomingHttpHeaders } from 'node:http'
import { socketHeader } from '#platform/contract/socket-header.ts'
import type { AppContext, Publish } from '../app-context.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'

/** What a handler is given, as far as writing steps needs it. */
export interface StepContext {
  db: Database
  caller: Caller
  today: string
  context: AppContext
  publish: Publish
  http: { request: { id: string; headers: IncomingHttpHeaders } }
}

/** Publishes to all but the page that has sent the steps: their outcomes tell it what stands now. */
export function publishToOthers({ caller, publish, http }: Pick<StepContext, 'caller' | 'publish' | 'http'>): Publish {
  const socketId = http.request.headers[socketHeader]
  const sender = typeof socketId === 'string' ? { accountId: caller.accountId, socketId } : undefined
  return (rooms, event, payload) => publish(rooms, event, payload, sender)
}

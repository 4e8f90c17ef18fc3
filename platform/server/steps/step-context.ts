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
  http: { request: { id: string } }
}

import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/server/caller.ts'
import type { BulkTrace } from '#platform/server/history.ts'

/** All that a call changes stands in the history under one batch, by which it is taken back. */
export const traceOf = (caller: Caller, { request }: { request: FastifyRequest }): BulkTrace => ({
  actor: caller,
  requestId: request.id,
  batch: randomUUID(),
})

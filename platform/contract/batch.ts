/**
 * `GET /api/batch?call=…&call=…`: several readings in one request, each an address of this server, answered as it would be
 * by itself. The answer is a line of JSON for each, in whatever order they are ready.
 */
export const batchPath = '/api/batch'
export const batchType = 'application/x-ndjson'
/** More are asked in another request. */
export const maxBatchedCalls = 20

/** A line of the answer. */
export interface BatchedAnswer {
  /** Which of the calls it answers, counted from 0. */
  call: number
  status: number
  body: unknown
}

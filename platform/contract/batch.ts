/**
 * `GET /api/batch?call=…&call=…`: several readings in one request, each an address of this server, answered as it would be
 * by itself. The answer is a line of JSON for each, in whatever order they are ready.
 */
export const batchPath = '/api/batch'
export const batchType = 'application/x-ndjson'
/** More are asked in another request. */
export const maxBatchedCalls = 20

/** A header of the request: the tags of the answers that the asker holds, for the calls in their order, parted by blanks. */
export const heldTagsHeader = 'x-held-tags'
/** In the place of the tag of a call whose answer is not held. */
export const noTag = '-'

/** A line of the answer. */
export interface BatchedAnswer {
  /** Which of the calls it answers, counted from 0. */
  call: number
  /** 304 where the asker holds the answer. */
  status: number
  body: unknown
  /** By which it may be asked later whether it would be the same. */
  tag?: string
}

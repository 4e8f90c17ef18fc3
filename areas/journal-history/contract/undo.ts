import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { jrnReopen } from '#areas/results/contract/permissions.ts'
import * as z from 'zod/mini'
import { anyOf, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bigId, idText, isoDate } from '#platform/contract/wire.ts'
import { HistoryState, Named } from './history.ts'

/** Who did it and who may reopen periods; which of them, the handler says. */
const undoing = anyOf(write(jrnJournal), write(jrnReopen))
const BatchParams = z.strictObject({ id: idText, batch: z.uuid().check(z.toLowerCase()) })
const subject = z.enum(['score', 'miss', 'result', 'lesson'])
/**
 * A row of a batch: what stood there before, what the batch made of it, and what taking it back comes to. `changed` has
 * been changed since and stays; `refused` the rules refuse; both say why.
 */
const UndoItem = z.object({
  subject,
  id: bigId,
  /** Null of a lesson's topic and homework. */
  student: z.nullable(Named),
  /** Null of a result. */
  lesson: z.nullable(z.object({ id: bigId, date: isoDate, slot: z.int() })),
  before: z.nullable(HistoryState),
  after: z.nullable(HistoryState),
  outcome: z.enum(['returns', 'changed', 'refused']),
  reason: z.nullable(z.string()),
})
export type UndoItem = z.infer<typeof UndoItem>
/** No `Preview` in words: rows with what each would become, of which those to be taken back are chosen by their ids. */
export const previewUndo = endpoint({
  method: 'GET',
  path: '/api/journal/journal/group/{id}/batch/{batch}/undo/preview/',
  access: undoing,
  params: BatchParams,
  response: z.object({ at: z.string(), who: z.nullable(z.string()), items: z.array(UndoItem) }),
  summary: 'Что изменит отмена: что вернётся, что изменено с тех пор',
})
/** Takes back all that can be, or the `items` named: one of them that no longer can be is 409, one that may not, 422. */
export const undoBatch = endpoint({
  method: 'POST',
  path: '/api/journal/journal/group/{id}/batch/{batch}/undo/',
  access: undoing,
  params: BatchParams,
  body: z.strictObject({
    items: z.optional(z.array(z.strictObject({ subject, id: bigId })).check(z.minLength(1), z.maxLength(5_000))),
  }),
  response: z.object({
    /** The batch that the taking back is in the history. */
    batch: z.uuid(),
    returned: z.int(),
    stayed: z.int(),
  }),
  silent: true,
  summary: 'Отменить изменения, сделанные разом',
})

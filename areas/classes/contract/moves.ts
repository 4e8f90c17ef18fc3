import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { flagText, id, isoDate } from '#platform/contract/wire.ts'
import { readsMoves } from './access.ts'

/** Into a class, out of it, or from one to another. */
const Move = z.object({
  student_id: id,
  full_name: z.string(),
  date: isoDate,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type Move = z.infer<typeof Move>

/** Whom the last fortnight brought into classes, moved or took away, the latest first unless asked otherwise: of the persons that the reader may find. */
export const listMoves = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/moves/',
  access: readsMoves,
  query: z.strictObject({ ...listQuery(['date'], {}).shape, asc: z._default(flagText, false) }),
  response: listOf(Move),
  summary: 'Кто за две недели пришёл в классы, перешёл и ушёл',
})
export const exportMoves = exportOf({
  path: '/api/grouping/classes/moves/export/',
  access: readsMoves,
  sorts: ['date'],
  filters: {},
  columns: ['date', 'name', 'move'],
  summary: 'Кто пришёл в классы, перешёл и ушёл, в XLSX',
})

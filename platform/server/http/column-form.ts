import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { columnsType, foldColumns } from '#platform/contract/columns.ts'
import { compiledSerializer } from './hot-serializer.ts'

type Fields = Readonly<Record<string, z.ZodMiniType>>
const shapeOf = (schema: unknown) => (schema as { shape: Fields }).shape
type Rows = z.ZodMiniArray<z.ZodMiniObject>
const isOptional = (list: unknown): list is z.ZodMiniOptional<Rows> => list instanceof z.ZodMiniOptional
/** A list may be one that not every answer has. */
function rowOf(answer: Fields, name: string): z.ZodMiniObject {
  const list = answer[name]
  return (isOptional(list) ? list.def.innerType : (list as Rows)).def.element
}

/** Of words and numbers, from which nothing is left out. */
const isPlain = (field: z.ZodMiniType): boolean =>
  field instanceof z.ZodMiniNullable
    ? isPlain(field.def.innerType as z.ZodMiniType)
    : [z.ZodMiniString, z.ZodMiniNumber, z.ZodMiniEnum, z.ZodMiniBoolean].some((plain) => field instanceof plain)

/** What `Columns` of such rows may hold. Plain fields are written by the engine at once: value by value takes four times as long. */
function columnsOf(row: z.ZodMiniObject): z.ZodMiniType {
  const ofFields = (form: (field: z.ZodMiniType) => z.ZodMiniType) =>
    z.object(
      Object.fromEntries(
        Object.entries(shapeOf(row)).map(([name, field]) => [name, z.optional(isPlain(field) ? z.any() : form(field))]),
      ),
    )
  return z.object({
    rows: z.int(),
    same: z.partial(row),
    each: ofFields((field) => z.array(field)),
    some: ofFields((field) => z.record(z.string(), field)),
  })
}

function serializerOf({ response, byColumns }: Pick<AnyEndpoint, 'response' | 'byColumns'>) {
  const shape = shapeOf(response)
  const rows = byColumns.map((list) => [list, rowOf(shape, list)] as const)
  const fields = Object.fromEntries(rows.map(([list, row]) => [list, Object.keys(shapeOf(row))]))
  const folded = Object.fromEntries(
    rows.map(([list, row]) => [list, isOptional(shape[list]) ? z.optional(columnsOf(row)) : columnsOf(row)]),
  )
  const schema = z.object({ ...shape, ...folded, in_columns: z.array(z.string()) })
  return (answer: unknown): string => compiledSerializer(schema)(foldColumns(answer as object, fields))
}

/** For who asks so, writes an answer with the lists that its endpoint names by columns; what the contract does not know is left out, as ever. */
export function columnForm(endpoint: Pick<AnyEndpoint, 'response' | 'byColumns'>) {
  const serializer = endpoint.byColumns.length === 0 ? null : serializerOf(endpoint)
  const isAsked = ({ headers }: FastifyRequest) => serializer !== null && headers.accept?.includes(columnsType)
  return {
    of: (request: FastifyRequest) => (isAsked(request) ? columnsType : undefined),
    choose: (request: FastifyRequest, reply: FastifyReply) => {
      if (serializer !== null && isAsked(request)) reply.type(columnsType).serializer(serializer)
    },
  }
}

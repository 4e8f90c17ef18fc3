import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySchema, FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'

type Serializer = ReturnType<FastifySerializerCompiler<FastifySchema>>
const serializers = new WeakMap<object, Serializer>()
/** Of a schema: made when it is first asked for. */
export function compiledSerializer(schema: object): Serializer {
  const known = serializers.get(schema)
  if (known !== undefined) return known
  const json = z.toJSONSchema(schema as z.ZodMiniType, { target: 'openapi-3.0', io: 'output' }) as Schema
  const compiled: Serializer = fastJson(json)
  serializers.set(schema, compiled)
  return compiled
}
/**
 * Writes a large answer by its compiled JSON schema: several times cheaper than parsing it by zod first. It is compiled at the
 * first answer: the start has other things to do.
 */
export const hotSerializer: FastifySerializerCompiler<FastifySchema> =
  ({ schema }) =>
  (answer) =>
    compiledSerializer(schema)(answer)

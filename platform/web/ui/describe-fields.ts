import type * as z from 'zod/mini'
import type { AddressFields, Field, Step } from './address-fields.ts'
import { formerNamesOf } from './former-names.ts'

/** Undefined: no step says it. */
function stepOf({ _zod: { def } }: z.core.$ZodChecks): Step | undefined {
  if (def.check === 'max_length') return { most: def.maximum }
  if (def.check === 'min_length') return { least: def.minimum }
  if (def.check === 'less_than' && def.inclusive) return { most: Number(def.value) }
  if (def.check === 'greater_than' && def.inclusive) return { least: Number(def.value) }
  // eslint-disable-next-line typescript/unbound-method -- a function, however it is declared
  if (def.check === 'overwrite') return { to: def.tx }
  if (def.check === 'string_format' && def.format === 'regex' && def.pattern) return { like: def.pattern }
  const { fn } = def as { fn?: (value: never) => boolean }
  return fn && { is: fn }
}

const areTexts = (values: readonly unknown[]): values is string[] => values.every((value) => typeof value === 'string')

/** By what a schema begins, its checks apart; undefined: no steps say it. */
function startOf({ _zod: { def } }: z.core.$ZodTypes): Step[] | undefined {
  if (def.type === 'pipe') return [...stepsOf(def.in), ...stepsOf(def.out)]
  if (def.type === 'transform' && def.transform.length < 2) return [{ to: def.transform }]
  if (def.type === 'number' && 'format' in def && def.format === 'safeint') return [{ is: Number.isSafeInteger }]
  if (def.type === 'string' && !('format' in def)) return []
  const among = def.type === 'enum' ? Object.values(def.entries) : def.type === 'literal' ? def.values : [undefined]
  return areTexts(among) ? [{ among }] : undefined
}

function said<T>(step: T | undefined, kind: string): T {
  if (step === undefined) throw new Error(`no address says a schema of the kind «${kind}»`)
  return step
}
function stepsOf(schema: z.core.$ZodType): Step[] {
  const { type, checks = [] } = schema._zod.def
  return [
    ...said(startOf(schema as z.core.$ZodTypes), type),
    ...checks.map((check) => said(stepOf(check as z.core.$ZodChecks), check._zod.def.check)),
  ]
}

function fieldOf(schema: z.core.$ZodType): Field {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'default') return { steps: stepsOf(def.innerType), usual: def.defaultValue }
  if (def.type === 'optional') return { steps: stepsOf(def.innerType) }
  throw new Error(`a field «${def.type}» may be absent from an address: make it optional, or say what is usual`)
}

function describe(schema: z.ZodMiniObject): AddressFields {
  if (schema._zod.def.checks?.length) throw new Error('an address is read field by field: the whole has no checks')
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    try {
      return [name, fieldOf(field)] as const
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
    }
  })
  return { fields: Object.fromEntries(fields), former: formerNamesOf(schema) }
}

const known = new WeakMap<object, AddressFields>()
/**
 * How the fields of a schema are read from an address, in plain words. The build writes them in the schema's place where it only reads
 * addresses (`apps/build/plain-addresses.ts`, `plain-calls.ts`): there they come as they are.
 */
export function addressFieldsOf(schema: z.ZodMiniObject): AddressFields {
  if (!('_zod' in schema)) return schema
  const fields = known.get(schema) ?? describe(schema)
  known.set(schema, fields)
  return fields
}

import type * as z from 'zod/mini'
import type { AddressFields, Field, Step } from './address-fields.ts'
import { formerNamesOf } from './former-names.ts'

type Check = z.core.$ZodChecks
type Schema = z.core.$ZodTypes

function stepOf(check: Check): Step {
  const { def } = check._zod
  if (def.check === 'max_length') return { most: def.maximum }
  if (def.check === 'min_length') return { least: def.minimum }
  if (def.check === 'less_than' && def.inclusive) return { most: Number(def.value) }
  if (def.check === 'greater_than' && def.inclusive) return { least: Number(def.value) }
  if (def.check === 'overwrite') return { to: def.tx }
  if (def.check === 'string_format' && def.format === 'regex' && def.pattern) return { like: def.pattern }
  const { fn } = def as { fn?: (value: never) => boolean }
  if (fn) return { is: fn }
  throw new Error(`сказать «${def.check}» нечем`)
}

function amongOf(values: readonly unknown[]): Step {
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length < values.length) throw new Error('в адресе стоят только строки')
  return { among: texts }
}

function startOf(schema: Schema): Step[] {
  const { def } = schema._zod
  if (def.type === 'enum') return [amongOf(Object.values(def.entries))]
  if (def.type === 'literal') return [amongOf(def.values)]
  if (def.type === 'pipe') return [...stepsOf(def.in), ...stepsOf(def.out)]
  if (def.type === 'transform') return [{ to: def.transform }]
  if (def.type === 'number' && 'format' in def && def.format === 'safeint') return [{ is: Number.isSafeInteger }]
  if (def.type === 'string' && !('format' in def)) return []
  throw new Error(`сказать «${def.type}» нечем`)
}
function stepsOf(schema: z.core.$ZodType): Step[] {
  const { checks = [] } = schema._zod.def
  return [...startOf(schema as Schema), ...checks.map((check) => stepOf(check as Check))]
}

function fieldOf(schema: z.core.$ZodType): Field {
  const { def } = (schema as Schema)._zod
  if (def.type === 'default') return { steps: stepsOf(def.innerType), usual: def.defaultValue }
  if (def.type === 'optional') return { steps: stepsOf(def.innerType) }
  throw new Error('в адресе его может не быть: нужно `optional` или `_default`')
}

/** The plain words for a schema; the schema itself where it is said so already, as the build says those of lists. */
export function describeFields(schema: z.ZodMiniObject): AddressFields {
  if (schema._zod.def.checks?.length) throw new Error('Адрес читается по полям: проверок всей схемы у него нет')
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    try {
      return [name, fieldOf(field)] as const
    } catch (error) {
      throw new Error(`Поле «${name}» по адресу страницы не прочесть: ${(error as Error).message}`, { cause: error })
    }
  })
  return { fields: Object.fromEntries(fields), former: formerNamesOf(schema) }
}

const known = new WeakMap<object, AddressFields>()
/** How the fields of a schema are read from an address. The build says it in the schema's place (`apps/build/plain-addresses.ts`). */
export function addressFieldsOf(schema: z.ZodMiniObject): AddressFields {
  if (!('_zod' in schema)) return schema
  const found = known.get(schema) ?? describeFields(schema)
  known.set(schema, found)
  return found
}

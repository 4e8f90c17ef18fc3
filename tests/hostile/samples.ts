import * as z from 'zod/mini'

type Schema = z.core.$ZodType
/** Values that some field of ours takes, tried in turn. */
const candidates: readonly unknown[] = [
  1,
  9,
  60,
  2020,
  '1',
  'a',
  '/a',
  '2026-11-20',
  '2026-11',
  '2026-11-20T08:00',
  '2026-11-20T08:00:00Z',
  '2026-11-01~2026-11-20',
  '22:00',
  '1-1',
  '#2b8a3e',
  '123456789012',
  'pas_roles',
  'name@school.test',
  '87010000001',
  'https://school.test',
  'school.test',
  'Asia/Almaty',
  'Я',
  'me',
  'at',
  'name',
  'title',
  'teachers',
  'kind',
  'number',
  'person',
  'group',
  'true',
  '00000000-0000-4000-8000-000000000000',
  true,
]
/** Values of fields by name; of one that is known as undefined the samples have none. */
export type Known = Readonly<Record<string, unknown>>

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** A value that the schema takes; of a field that `known` names, that one where it fits. */
export function sampleOf(schema: Schema, known: Known, name = ''): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([key]) => !(key in known) || known[key] !== undefined)
          .map(([key, field]) => [key, sampleOf(field, known, key)]),
      )
    case 'array':
      return [sampleOf(def.element, known)]
    case 'union':
      return sampleOf(def.options[0] as Schema, known, name)
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType, known, name)
    case 'record':
      return {}
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    default: {
      const fitting = [known[name], ...candidates].find((one) => one !== undefined && z.safeParse(schema, one).success)
      if (fitting === undefined) throw new Error(`no sample for «${name}», a ${def.type}`)
      return fitting
    }
  }
}

/** A place within a value of a schema: its name, and the sample with something else put there. */
export interface Place {
  name: string
  schema: Schema
  put: (value: unknown) => unknown
}

/** Every place of a schema, the whole included; of a union, those of all its options. */
export function placesOf(schema: Schema, known: Known, name = ''): Place[] {
  const whole: Place = { name, schema, put: (value) => value }
  const def = defOf(schema)
  const within = (key: string, inner: Schema, put: (value: unknown) => unknown) =>
    placesOf(inner, known, key).map((place): Place => ({ ...place, put: (value) => put(place.put(value)) }))
  switch (def.type) {
    case 'object': {
      const sample = sampleOf(schema, known) as object
      const fields = Object.entries(def.shape)
      return [whole, ...fields.flatMap(([key, field]) => within(key, field, (value) => ({ ...sample, [key]: value })))]
    }
    case 'array':
      return [whole, ...within(name, def.element, (value) => [value])]
    case 'union':
      return def.options.flatMap((option) => placesOf(option as Schema, known, name))
    case 'optional':
    case 'nullable':
    case 'default':
      return placesOf(def.innerType, known, name)
    default:
      return [whole]
  }
}

/** Whether a field takes numbers, spelled as `one` is, and no words. */
export const isNumeric = (schema: Schema, one: 1 | '1'): boolean =>
  z.safeParse(schema, one).success && !z.safeParse(schema, 'a').success

/** Whether a field takes a list. */
export function isList(schema: Schema): boolean {
  const def = defOf(schema)
  const isWrapped = def.type === 'optional' || def.type === 'nullable' || def.type === 'default'
  return isWrapped ? isList(def.innerType) : def.type === 'array'
}

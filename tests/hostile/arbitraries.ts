import fc from 'fast-check'
import * as z from 'zod/mini'
import { sampleOf, type Known } from './samples.ts'

type Schema = z.core.$ZodType
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** Ids of the small school's rows, and of none. */
const ids = [1, 2, 3, 4, 5, 6, 7, 11, 51, 52, 53, 61, 101, 102, 107, 111, 112, 113, 121, 201, 202, 203, 999_999]
const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.nat(), fc.maxSafeNat())
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const slug = fc.tuple(fc.constantFrom('class', 'teacher', 'room', 'student'), id).map((parts) => parts.join('-'))
const words = fc.constantFrom('алия', 'Әлия', 'ахмет 7а', '-', '%', '_', 'canary', 'me', 'true', 'false', '08:00')

/** What a leaf of some contract may take: numbers, their spellings, days, words, any text. */
const leaves = fc.oneof(id, id.map(String), day, slug, words, fc.string({ unit: 'grapheme' }), fc.boolean(), fc.uuid())

/** Values that a schema takes; `known` leads fields to rows that are there. */
export function valid(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape).filter(([key]) => !(key in known) || known[key] !== undefined)
      const requiredKeys = shape.filter(([, field]) => !z.safeParse(field, undefined).success).map(([key]) => key)
      return fc.record(Object.fromEntries(shape.map(([key, field]) => [key, valid(field, known, key)])), {
        requiredKeys,
        noNullPrototype: true,
      })
    }
    case 'array':
      return fc.array(valid(def.element, known, name), { minLength: 1, maxLength: 4 })
    case 'union':
      return fc.oneof(...def.options.map((option) => valid(option as Schema, known, name)))
    case 'nullable':
      return fc.option(valid(def.innerType, known, name), { freq: 4 })
    case 'optional':
    case 'default':
      return valid(def.innerType, known, name)
    case 'record':
      return fc.dictionary(fc.constantFrom('search', 'sort', 'asc', 'kind'), fc.string({ maxLength: 20 }))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    default: {
      const sample = sampleOf(schema, known, name)
      const fitting = leaves.map((value) => (z.safeParse(schema, value).success ? value : sample))
      return fc.oneof({ weight: 2, arbitrary: fc.constant(sample) }, fitting)
    }
  }
}

const nearMiss = fc.oneof(
  fc.constantFrom(null, '', 0, -1, 1.5, true, [], {}, '2026-02-30', '24:01', ' ', '١', 2_147_483_648),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.nat(3000).map((length) => 'ы'.repeat(length)),
)

/** Values that a schema takes but for one field, which is something else, is missing, or is one too many. */
export function almostValid(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid(schema, known), fc.nat(), nearMiss, fc.constantFrom('change', 'drop', 'add'))
    .map(([value, at, miss, how]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return miss
      const fields = Object.entries(value)
      const index = at % Math.max(fields.length, 1)
      if (how === 'add' || fields.length === 0) return { ...value, surplus: miss }
      if (how === 'drop') return Object.fromEntries(fields.filter((_, place) => place !== index))
      return Object.fromEntries(fields.map(([key, given], place) => [key, place === index ? miss : given]))
    })
}

/** Anything that JSON can say. */
export const anything: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })

import { presentNames } from './former-names.ts'

/** One step of reading a text: what it has to be, or what it becomes. */
export type Step =
  | { among: readonly string[] }
  | { like: RegExp }
  /** Of a text its length, of a number itself. */
  | { least: number }
  | { most: number }
  | { is: (value: never) => boolean }
  | { to: (value: never, ...more: never[]) => unknown }

/** A field of an address: how its text is read, and what is taken where it says nothing good. */
export interface Field {
  steps: readonly Step[]
  usual?: unknown
}
/** What a page keeps in its address: as plain as a browser needs it to read that without the library of schemas. */
export interface AddressFields {
  fields: Readonly<Record<string, Field>>
  /** Present names by those that links of old say (`alsoNamed`). */
  former?: Readonly<Record<string, string>> | undefined
}

/** Of a text its characters, as schemas count them. */
const sizeOf = (value: unknown): number => (typeof value === 'string' ? Array.from(value).length : Number(value))

function holds(step: Step, value: unknown): boolean {
  if ('among' in step) return step.among.includes(value as string)
  if ('like' in step) return step.like.test(value as string)
  if ('least' in step) return sizeOf(value) >= step.least
  if ('most' in step) return sizeOf(value) <= step.most
  return 'to' in step || step.is(value as never)
}

/** What a field says; undefined: nothing good. */
function readField(steps: readonly Step[], given: unknown): unknown {
  if (typeof given !== 'string') return undefined
  let value: unknown = given
  for (const step of steps) {
    if (!holds(step, value)) return undefined
    if ('to' in step) value = step.to(value as never)
  }
  return value
}

/** What the address says, field by field, former names too: a field that does not parse is as if it were absent. */
export function readFields({ fields, former }: AddressFields, given: Record<string, unknown>): Record<string, unknown> {
  const named = presentNames(former, given)
  return Object.fromEntries(
    Object.entries(fields).map(([name, { steps, usual }]) => [name, readField(steps, named[name]) ?? usual]),
  )
}

import type * as z from 'zod/mini'
import { readFields } from '#platform/web/ui/address-fields.ts'
import { addressFieldsOf } from '#platform/web/ui/describe-fields.ts'
import { formerNamesOf, presentNames } from '#platform/web/ui/former-names.ts'

/** What links say, or whoever writes into the line of the address: numbers and days at their bounds, odd signs, what is no text. */
const usualTexts: readonly unknown[] = [
  ['', ' ', '0', '1', '7', '-1', '+1', ' 5', '5 ', '007', '1.5', '1e3', '0x1f', 'NaN', 'Infinity', '٣'],
  ['12', '13', '20', '100', '101', '200', '201', '1000', '1001', '10000', '10001', '1000000', '1000001'],
  ['2147483647', '2147483648', '9007199254740991', '9007199254740992', '9'.repeat(15), '9'.repeat(16)],
  ['true', 'false', 'TRUE', 'on', 'yes', 'null', 'undefined', 'constructor', '__proto__', 'toString'],
  ['2026-09-01', '2026-02-29', '2028-02-29', '2026-13-01', '2026-9-1', '2026-09-01T00:00', '0000-01-01'],
  ['1899-12-31', '1900-01-01', '1900-12-31', '1901-01-01', '9998-12-31', '9999-01-01', '9999-12-31'],
  ['2026-09-01~2026-10-26', '2026-10-26~2026-09-01', '2026-09-01~', '2026-09-01~2026-10-26~2026-11-01'],
  ['5:да', '5:%D0%B4;7:2026-01-01~', '5:', '5:%E0%A4%A', '0:1', '1,2,3', '1,,2', ',', 'name', 'course-7'],
  ['Айтбаев', '  Айтбаев  ', 'а\tб', 'а\nб', 'а\u0000б', '\uD800', '\u00A0', '\u200Bа', '😀'.repeat(50), 'z\u0308'],
  [40, 41, 100, 101, 1000, 1001].map((length) => 'я'.repeat(length)),
  [undefined, null, true, 1, 0, ['1'], ['true', 'false'], {}],
].flat()
/** Those, and whatever the schema itself says somewhere. */
function textsOf(field: z.core.$ZodType): readonly unknown[] {
  const said = JSON.stringify(field._zod.def, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const own = [...said.matchAll(/"([^"\\]*)"/g)].map(([, text = '']) => text)
  return [...usualTexts, ...own, ...own.map((text) => text.toUpperCase()), ...own.map((text) => `${text} `)]
}

/** What the schema says of an address: a field that does not parse is as if it were absent. */
function bySchema(schema: z.ZodMiniObject, given: Record<string, unknown>): unknown {
  const named = presentNames(formerNamesOf(schema), given)
  const good = Object.entries(schema.shape).flatMap(([key, field]) =>
    (field as z.ZodMiniType).safeParse(named[key]).success ? [[key, named[key]]] : [],
  )
  return schema.parse(Object.fromEntries(good))
}

/** Addresses of which the plain words of a schema say something else than itself: none, or a page would read wrongly. */
export function readDifferently(schema: z.ZodMiniObject): unknown[] {
  const plain = addressFieldsOf(schema)
  const names = [...Object.keys(schema.shape), ...Object.keys(plain.former ?? {})]
  const fieldOf = (name: string) => schema.shape[plain.former?.[name] ?? name] as z.core.$ZodType
  const addresses = names.flatMap((name) => textsOf(fieldOf(name)).map((text) => ({ [name]: text })))
  const former = Object.entries(plain.former ?? {}).flatMap(([old, now]) =>
    textsOf(fieldOf(now)).map((text) => ({ [old]: text, [now]: 'x' })),
  )
  return [{}, ...addresses, ...former].filter((given) => !isSame(readFields(plain, given), bySchema(schema, given)))
}
/** Absent and undefined are the same to whoever reads. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other)
const sorted = (value: unknown): string =>
  JSON.stringify(
    Object.entries(value as object)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .filter(([, one]) => one !== undefined),
  )

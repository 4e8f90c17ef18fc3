import type * as z from 'zod/mini'

type Values = Record<string, unknown>
type Names = Readonly<Record<string, string>>

const formerNames = new WeakMap<z.ZodMiniObject, Names>()

/**
 * Names that fields of a page's address had before: links that people have kept and sent to each other still say them.
 * @param names the present name by the former one
 */
export function alsoNamed<S extends z.ZodMiniObject>(
  schema: S,
  names: Readonly<Record<string, keyof z.input<S> & string>>,
): S {
  formerNames.set(schema, names)
  return schema
}
/** As `alsoNamed` was told. */
export const formerNamesOf = (schema: z.ZodMiniObject): Names | undefined => formerNames.get(schema)

/** What an address says, under the present names; what says both names is read by the present one. */
export function presentNames(names: Names | undefined, given: Values): Values {
  if (names === undefined) return given
  const present: Values = {}
  for (const [name, value] of Object.entries(given)) {
    const now = names[name]
    if (now === undefined) present[name] = value
    else if (!(now in given)) present[now] = value
  }
  return present
}

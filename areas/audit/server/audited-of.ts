import type { Area } from '#platform/server/area.ts'
import type { Audited, SaidValue } from '#platform/server/audited.ts'

type Values = NonNullable<Audited['values']>
/** Of a field that several rooms know keys of each says its own. */
const after = (one: SaidValue | undefined, other: SaidValue): SaidValue => {
  if (one === undefined) return other
  return (value) => {
    const said = one(value)
    return said === null ? null : other(said)
  }
}
const together = (one: Values, other: Values): Values => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([field, say]) => [field, after(one[field], say)])),
})

/** The tables whose changes are told, each with what areas above it know of its fields. */
export const auditedOf = (areas: readonly Area[]): Audited[] =>
  areas
    .flatMap(({ audited = [] }) => audited)
    .map((table) =>
      areas
        .flatMap(({ auditedBelow }) => auditedBelow?.[table.subject] ?? [])
        .reduce<Audited>(
          (known, { names, values = {} }) => ({
            ...known,
            names: { ...known.names, ...names },
            values: together(known.values ?? {}, values),
          }),
          table,
        ),
    )

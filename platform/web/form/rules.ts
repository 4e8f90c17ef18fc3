/** A rule of a form (specification §5): true, or the text of the error. */
export type Rule<Value, Values> = (value: Value, values: Values) => true | string
export type Rules<Values> = { [Field in keyof Values]?: Rule<Values[Field], Values> | Rule<Values[Field], Values>[] }

/** Errors of each field, in the order in which they were found. */
export type FieldErrors = Map<string, string[]>

export function addError(errors: FieldErrors, field: string, text: string): void {
  const known = errors.get(field)
  if (!known) errors.set(field, [text])
  else if (!known.includes(text)) known.push(text)
}

/** What the form's own rules object to. */
export function applyRules<Values extends object>(rules: Rules<Values>, values: Values, errors: FieldErrors): void {
  for (const field of Object.keys(rules) as (keyof Values & string)[]) {
    const given = rules[field]
    for (const rule of given === undefined ? [] : Array.isArray(given) ? given : [given]) {
      const message = rule(values[field], values)
      if (message !== true) addError(errors, field, message)
    }
  }
}

/** At most `max` errors a field, one under another. */
export const shownErrors = (errors: FieldErrors, max: number): Record<string, string> =>
  Object.fromEntries([...errors].map(([field, texts]) => [field, texts.slice(0, max).join('\n')]))

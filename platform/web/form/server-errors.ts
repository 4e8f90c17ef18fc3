import { objectionsOf, sentenceOf } from '../api/api-error.ts'
import { addError, shownErrors, type FieldErrors } from './rules.ts'

interface ServerErrors {
  fields: Record<string, string>
  /** What belongs to no field of the form: shown above its button. */
  alert: string | null
}

/** Lays a refusal's `detail` onto the form: objections onto their fields, a sentence as an alert. */
export function serverErrors(error: unknown, fields: readonly string[], max: number): ServerErrors {
  const found: FieldErrors = new Map()
  const loose: string[] = []
  for (const { loc, msg } of objectionsOf(error)) {
    const field = loc.slice(1).join('.')
    if (fields.includes(field) || fields.includes(String(loc[1]))) addError(found, field, msg)
    else loose.push(msg)
  }
  return { fields: shownErrors(found, max), alert: sentenceOf(error) ?? (loose.length > 0 ? loose.join('. ') : null) }
}

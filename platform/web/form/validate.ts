import type * as z from 'zod/mini'
import { wordObjections } from '#platform/contract/messages.ts'
import { addError, applyRules, shownErrors, type FieldErrors, type Rules } from './rules.ts'

/** Specification §9. */
export const maxErrorsPerField = 1

/** Errors of a form by field: those of the contract's schema first, then those of its own rules. */
export function validate<Values extends object>(
  schema: z.ZodMiniType,
  rules: Rules<Values>,
  values: Values,
  max: number,
): Record<string, string> {
  const errors: FieldErrors = new Map()
  // here and not as the document begins: forms alone bring zod along
  wordObjections()
  const parsed = schema.safeParse(values)
  for (const issue of parsed.error?.issues ?? []) addError(errors, issue.path.join('.'), issue.message)
  applyRules(rules, values, errors)
  return shownErrors(errors, max)
}

import { useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import type { Rules } from '#platform/web/form/rules.ts'
import { useSending } from '#platform/web/form/use-sending.ts'
import { maxErrorsPerField, validate } from '#platform/web/form/validate.ts'

interface Settings<E extends AnyEndpoint, Values extends Record<string, string>> {
  /** Names of the inputs, in their order. */
  fields: readonly (keyof Values & string)[]
  input?: (values: Values) => Input<E>
  schema?: z.ZodMiniType
  rules?: Rules<Values>
  onDone: (answer: Output<E>) => void | Promise<void>
}

/**
 * A form of the browser's own inputs: for the pages before signing in, which stay light. Inside use `useEndpointForm`.
 */
export function useNativeForm<E extends AnyEndpoint, Values extends Record<string, string>>(
  endpoint: E,
  { fields, input, schema = endpoint.body, rules = {}, onDone }: Settings<E, Values>,
) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { send, alert, isSending } = useSending(endpoint, {
    fields,
    maxErrors: maxErrorsPerField,
    onRefused: setErrors,
    onDone,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const textOf = (field: string) => {
      const value = given.get(field)
      return typeof value === 'string' ? value : ''
    }
    const values = Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Values
    const found = validate(schema, rules, values, maxErrorsPerField)
    setErrors(found)
    const wrong = fields.find((field) => found[field] !== undefined)
    if (wrong === undefined) void send(input?.(values) ?? ({ body: values } as Input<E>))
    else (form.elements.namedItem(wrong) as HTMLInputElement | null)?.focus()
  }
  return { submit, errors, alert, isSending }
}

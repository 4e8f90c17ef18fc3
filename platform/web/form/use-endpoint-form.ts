import { useForm, type UseFormReturnType } from '@mantine/form'
import type { FormEvent } from 'react'
import type * as z from 'zod/mini'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { useUnsavedInput } from '../unsaved.ts'
import { focusOn } from './focus-on.ts'
import type { Rules } from './rules.ts'
import { useSending } from './use-sending.ts'
import { maxErrorsPerField, validate } from './validate.ts'

/** When a field is checked (specification §5): while typing, on leaving it, or at sending. */
type Trigger = 'input' | 'blur' | 'lazy'

interface Settings<E extends AnyEndpoint, Values extends object> {
  initialValues: Values
  /** The call's input made of the form's values; by default they are the body. */
  input?: (values: Values) => Input<E>
  /** What the values are validated by; by default the call's body. */
  schema?: z.ZodMiniType
  rules?: Rules<Values>
  trigger?: Trigger
  maxErrors?: number
  /** Asked once the values are sound, as what follows from them is shown; nothing is sent on false. */
  confirm?: (values: Values) => Promise<boolean>
  onDone: (answer: Output<E>) => void | Promise<void>
  /** Told of a refusal or a failure beside what the form shows of it. */
  onFailed?: (error: unknown) => void
  /** What is said where the server said nothing. */
  failure?: string
}
export interface EndpointForm<Values extends object> {
  form: UseFormReturnType<Values>
  /** Properties of an input of the field. */
  field: (name: keyof Values & string) => ReturnType<UseFormReturnType<Values>['getInputProps']>
  submit: (event?: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  /** A refusal that belongs to no field. */
  alert: string | null
}

/** A form that is sent to one call: validated by its contract, refused at its fields. */
export function useEndpointForm<E extends AnyEndpoint, Values extends object>(
  endpoint: E,
  settings: Settings<E, Values>,
): EndpointForm<Values> {
  const {
    initialValues,
    rules = {},
    trigger = 'lazy',
    maxErrors = maxErrorsPerField,
    schema = endpoint.body,
  } = settings
  const form = useForm<Values>({
    initialValues,
    validate: (values) => validate(schema, rules, values, maxErrors),
    validateInputOnChange: trigger === 'input',
    validateInputOnBlur: trigger === 'blur',
  })
  useUnsavedInput(() => form.isDirty())
  const focusFirst = (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors)
    if (first !== undefined) focusOn(form.getInputNode(first))
  }
  const { send, alert, isSending } = useSending(endpoint, {
    fields: Object.keys(initialValues),
    maxErrors,
    onRefused: (errors) => {
      form.setErrors(errors)
      focusFirst(errors)
    },
    onDone: settings.onDone,
    onFailed: settings.onFailed,
    failure: settings.failure,
  })
  const { confirm } = settings
  return {
    form,
    field: (name) => form.getInputProps(name),
    submit: form.onSubmit(
      (values) =>
        void send(settings.input?.(values) ?? ({ body: values } as Input<E>), confirm && (() => confirm(values))),
      focusFirst,
    ),
    isSending,
    alert,
  }
}

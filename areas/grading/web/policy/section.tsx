import type { ReactNode } from 'react'
import { Fieldset, Stack, Text } from '#platform/web/ui/index.ts'
import type { PolicyRules } from '../../contract/policy.ts'
import type { PolicyFormOf } from './policy-values.ts'

interface Props {
  form: PolicyFormOf
  /** The part of the rules that its errors are about. */
  part: keyof PolicyRules
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A part of the rules with what is wrong in it as a whole; what is wrong in one input stands at the input. */
export function Section({ form, part, title, hint, children }: Props) {
  const own = Object.entries(form.errors).find(
    ([path]) => path === part || (/^\w+\.\d+$/.test(path) && path.startsWith(`${part}.`)),
  )
  return (
    <Fieldset legend={title} data-path={part} tabIndex={-1}>
      <Stack gap="sm">
        {hint ? (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        ) : null}
        {children}
        {own ? (
          <Text size="sm" c="red" role="alert">
            {own[1]}
          </Text>
        ) : null}
      </Stack>
    </Fieldset>
  )
}

import { Alert, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { EndpointForm } from './use-endpoint-form.ts'

interface Props<Values extends object> {
  of: EndpointForm<Values>
  children: ReactNode
}

/** The button of a long form stands far below: what was objected to is not to be looked for. */
const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: 'center' })

/** The form element: its fields in a column and, above them, what the server objected to. */
export function FormBody<Values extends object>({ of: { submit, alert }, children }: Props<Values>) {
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {alert === null ? null : (
          <Alert color="red" variant="light" role="alert" ref={bringIntoSight}>
            {alert}
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  )
}

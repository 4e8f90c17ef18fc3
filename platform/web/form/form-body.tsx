import { Alert, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { EndpointForm } from './use-endpoint-form.ts'

interface Props<Values extends object> {
  of: EndpointForm<Values>
  children: ReactNode
}

/** The form element: its fields in a column and, above them, what the server objected to. */
export function FormBody<Values extends object>({ of: { submit, alert }, children }: Props<Values>) {
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {alert === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {alert}
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  )
}

import { Paper, type PaperProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** A white card on the grey page. */
export function Panel({ children, ...rest }: PaperProps & { children: ReactNode }) {
  return (
    <Paper withBorder radius="md" p="md" {...rest}>
      {children}
    </Paper>
  )
}

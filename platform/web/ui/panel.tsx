import { Paper, type PaperProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** A white card on the grey page. */
export function Panel({ children, ...rest }: PaperProps & { children: ReactNode }) {
  return (
    <Paper withBorder radius="md" p="md" bd="1px solid var(--house-line)" {...rest}>
      {children}
    </Paper>
  )
}

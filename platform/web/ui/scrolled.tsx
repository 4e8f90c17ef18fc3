import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Below this width, pixels, what stands inside scrolls sideways. */
  minWidth: number
  /** What it is called for those who hear it; it takes the focus, so that arrows scroll it. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** What is wider than a phone, in a place of its own: the page does not scroll sideways with it. */
export const Scrolled = ({ minWidth, children, ...named }: Props) => (
  <Box component="section" tabIndex={0} style={{ overflowX: 'auto' }} {...named}>
    <div style={{ minWidth }}>{children}</div>
  </Box>
)

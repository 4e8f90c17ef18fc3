import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Below this width, pixels, what stands inside scrolls sideways. */
  minWidth?: number
  /** What is higher, in pixels, scrolls up and down. */
  maxHeight?: number
  /** What it is called for those who hear it; it takes the focus, so that arrows scroll it. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** What is wider than a phone, or long, in a place of its own: neither it nor words only heard in it scroll the page sideways. */
export const Scrolled = ({ minWidth = 0, maxHeight, children, ...named }: Props) => (
  <Box component="section" tabIndex={0} style={{ position: 'relative', overflow: 'auto', maxHeight }} {...named}>
    <div style={{ minWidth }}>{children}</div>
  </Box>
)

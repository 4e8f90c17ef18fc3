import type { ReactNode } from 'react'
import { LinkAnchor } from '../ui/link-anchor.tsx'

/** The name of a row as a link that opens its card beside the list. */
export function RowLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <LinkAnchor
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, active: String(id) })}
      resetScroll={false}
      c="inherit"
      fw={550}
    >
      {children}
    </LinkAnchor>
  )
}

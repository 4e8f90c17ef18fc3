import type { ComponentType } from 'react'

/** What an area puts into the frame of pages. */
export interface ShellPart {
  /**
   * `period`: in the middle of the top bar, which year is shown; `person`: at its end; `banner`: above the page; `everywhere`:
   * with pages of every layout.
   */
  at: 'period' | 'person' | 'banner' | 'everywhere'
  /** Among those at the same place, the smallest first; no two bear the same. */
  order: number
  component: ComponentType
}

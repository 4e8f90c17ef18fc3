import type { ReactNode } from 'react'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import { box, cell, columnHeader } from './roles.ts'
import styles from './grid.module.css'

interface Props {
  /** As assistive tools count. */
  index: number
  /** Of the area: the width at least. */
  className: string | undefined
  children: ReactNode
}

/** What stands at the right edge of a row. */
export const AsideCells = ({ children }: { children: ReactNode }) => (
  <div {...box} className={styles['aside']}>
    {children}
  </div>
)

interface CellProps extends Props {
  isSet?: boolean
  /** What is seen beside the text, drawn by the style sheet of the area, and the same in words for those who hear it. */
  sign?: { kind: string; words: string } | undefined
}

export const AsideCell = ({ index, className, isSet = false, sign, children }: CellProps) => (
  <div
    {...cell}
    aria-colindex={index}
    aria-readonly
    className={`${styles['asideCell']} ${className}`}
    data-set={isSet || undefined}
    data-sign={sign?.kind}
  >
    {children}
    {sign ? <VisuallyHidden>, {sign.words}</VisuallyHidden> : null}
  </div>
)

export const AsideHead = ({ index, className, label, children }: Props & { label?: string }) => (
  <div {...columnHeader} aria-colindex={index} aria-label={label} className={`${styles['asideCell']} ${className}`}>
    {children}
  </div>
)

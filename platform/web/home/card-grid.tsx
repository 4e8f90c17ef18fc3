import type { ReactNode, Ref } from 'react'
import styles from './card-grid.module.css'

/** Cards of the day, in columns, the first first: at most six of those that have anything to tell. */
export const CardGrid = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={styles['cards']}>
    {children}
  </div>
)

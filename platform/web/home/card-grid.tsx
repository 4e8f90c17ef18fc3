import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards of the day, in columns, the first first: at most six of those that have anything to tell. */
export const CardGrid = ({ children }: { children: ReactNode }) => <div className={styles['cards']}>{children}</div>

import type { ReactNode } from 'react'
import styles from './panel-list.module.css'

/** Rows of a panel, from one of its edges to the other. */
export function PanelList({ isOrdered = false, children }: { isOrdered?: boolean; children: ReactNode }) {
  const List = isOrdered ? 'ol' : 'ul'
  return <List className={styles['list']}>{children}</List>
}

/** A row of lines one below the other. */
export const PanelItem = ({ children }: { children: ReactNode }) => <li className={styles['item']}>{children}</li>

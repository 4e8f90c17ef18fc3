import type { ReactNode } from 'react'
import classes from './banner.module.css'

/** A strip over the page. `strong`: something is out of the ordinary and stays so until it is ended. */
export function Banner({ tone = 'notice', children }: { tone?: 'notice' | 'strong'; children: ReactNode }) {
  return (
    <output className={classes['banner']} data-tone={tone}>
      {children}
    </output>
  )
}

import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export interface Fact {
  title: string
  value: ReactNode
}

/** What is known, as pairs; what is not known, or not for this reader, is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

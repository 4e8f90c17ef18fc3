import type { ReactNode } from 'react'
import { SchoolMark } from '#platform/web/ui/school-mark.tsx'
import classes from './entrance.module.css'
import { useBrand } from '#platform/web/use-brand.ts'

interface Props {
  title: ReactNode
  children: ReactNode
  /** Beside the card: the sign-ins of a demonstration. */
  aside?: ReactNode
}

/**
 * The frame of the pages before signing in. They are made of the browser's own elements, so that a phone shows them
 * before the application’s controls have come.
 */
export function EntranceFrame({ title, children, aside }: Props) {
  const brand = useBrand()
  return (
    <main className={classes['page']}>
      <div className={classes['columns']}>
        <div className={classes['card']}>
          <div className={classes['brand']}>
            <SchoolMark brand={brand} size={36} />
          </div>
          <h1>{title}</h1>
          {children}
        </div>
        {aside}
      </div>
    </main>
  )
}

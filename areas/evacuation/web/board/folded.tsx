import { IconChevronRight } from '#platform/web/icons/index.ts'
import { useState, type ReactNode } from 'react'
import { UnstyledButton } from '#platform/web/ui/index.ts'
import classes from './folded.module.css'

/** One line that says what it holds and opens it. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <UnstyledButton className={classes['fold']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={18} aria-hidden />
        {title}
      </UnstyledButton>
      {isOpen ? children : null}
    </div>
  )
}

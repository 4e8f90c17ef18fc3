import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './chosen-bar.module.css'

interface Props {
  label: string
  /** How many, or which one: said aloud when it changes. */
  chosen: ReactNode
  /** Stays in sight while the rows below it are scrolled. */
  isSticky?: boolean
  /** What can be done with it, the way to choose nothing last. */
  children: ReactNode
}

/** What is chosen, and what can be done with it. */
export function ChosenBar({ label, chosen, isSticky = false, children }: Props) {
  return (
    <Group
      gap="xs"
      className={classes['bar'] ?? ''}
      role="toolbar"
      aria-label={label}
      data-print="never"
      data-sticky={isSticky || undefined}
    >
      <Text size="sm" fw={600} mr={4} aria-live="polite">
        {chosen}
      </Text>
      {children}
    </Group>
  )
}

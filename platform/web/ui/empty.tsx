import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconInbox } from '../icons/index.ts'
import type { ReactNode } from 'react'

/** Whose work the missing thing is. */
export interface Keeper {
  /** The reader may do it. */
  may: boolean
  /** «Это делает …», for who may not. */
  who: ReactNode
}
export interface EmptyWords {
  title: ReactNode
  /** What to do first. */
  hint?: ReactNode
  /** The way there: a button or a link. */
  action?: ReactNode
  /** What not everybody may do: others read whose work it is instead of the hint and the way. */
  by?: Keeper
}
interface Props extends EmptyWords {
  icon?: ReactNode
}

/** Nothing is here: says so, and what to do first, or who does it. */
export function Empty({ title, by, icon = <IconInbox size={24} stroke={1.5} />, ...own }: Props) {
  const { hint, action } = by === undefined || by.may ? own : { hint: by.who, action: null }
  return (
    <Stack align="center" gap="xs" px="md" py={48} ta="center">
      <ThemeIcon variant="light" size={48} radius="xl" aria-hidden>
        {icon}
      </ThemeIcon>
      <Text component="div" fw={600}>
        {title}
      </Text>
      {hint ? (
        <Text c="dimmed" maw={440}>
          {hint}
        </Text>
      ) : null}
      {action}
    </Stack>
  )
}

import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconInbox } from '../icons/index.ts'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** What to do first. */
  hint?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}

/** Nothing is here: says so, and what to do first. */
export function Empty({ title, hint, action, icon = <IconInbox size={24} stroke={1.5} /> }: Props) {
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

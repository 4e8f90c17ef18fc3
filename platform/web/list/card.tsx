import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  /** Where it leads from here. */
  links?: ReactNode
  children: ReactNode
}

/** What the drawer of a row shows: its name, its links, its sections. */
export function Card({ title, subtitle, links, children }: Props) {
  return (
    <Stack gap="lg">
      <Stack gap={6}>
        <Title order={2} size="h3">
          {title}
        </Title>
        {subtitle ? (
          <Text component="div" c="dimmed">
            {subtitle}
          </Text>
        ) : null}
        {links ? (
          <Group gap="xs" mt={4}>
            {links}
          </Group>
        ) : null}
      </Stack>
      {children}
    </Stack>
  )
}

/** A titled part of a card; where there is nothing, `empty` says so. */
export function CardSection({
  title,
  empty,
  children,
}: {
  title: ReactNode
  empty?: string | null
  children: ReactNode
}) {
  return (
    <Stack gap={6}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {empty ? <Text c="dimmed">{empty}</Text> : children}
    </Stack>
  )
}

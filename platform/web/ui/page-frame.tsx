import { Box, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** One line under the title: how many, of what, for when. */
  subtitle?: ReactNode
  /** What can be done with the whole page, to the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page: its one heading, its actions, its content. */
export function PageFrame({ title, subtitle, actions, children }: Props) {
  return (
    <Stack gap="md">
      <Group justify="space-between" align="center" gap="sm">
        <Box miw={0}>
          <Title order={1} size="h3">
            {title}
          </Title>
          {subtitle ? (
            <Text component="div" size="sm" c="dimmed">
              {subtitle}
            </Text>
          ) : null}
        </Box>
        {actions ? (
          <Group gap="xs" data-screen-only>
            {actions}
          </Group>
        ) : null}
      </Group>
      {children}
    </Stack>
  )
}

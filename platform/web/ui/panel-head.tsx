import { Box, Group, Text, Title, type MantineSpacing } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** By default a part of the page. */
  order?: 2 | 3
  /** Beside the title: a state, a count. */
  beside?: ReactNode
  /** One line under the title. */
  below?: ReactNode
  /** In a card whose parts do not stand in a column of one distance. */
  mb?: MantineSpacing
  /** What can be done with the card, to the right of its title. */
  children?: ReactNode
}

/** The head of a card: its heading and its actions, on paper the heading alone. */
export function PanelHead({ title, order = 2, beside, below, mb = 0, children }: Props) {
  return (
    <Group justify="space-between" gap="xs" mih={30} mb={mb}>
      <Box miw={0}>
        <Group gap="xs">
          <Title order={order} size={order === 2 ? 'h4' : 'h5'}>
            {title}
          </Title>
          {beside}
        </Group>
        {below ? (
          <Text component="div" size="sm" c="dimmed">
            {below}
          </Text>
        ) : null}
      </Box>
      {children ? (
        <Group gap="xs" data-print="never">
          {children}
        </Group>
      ) : null}
    </Group>
  )
}

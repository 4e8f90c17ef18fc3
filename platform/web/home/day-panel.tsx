import { useId, type ReactNode } from 'react'
import { Box, Group, Panel, Title } from '#platform/web/ui/index.ts'

interface Props {
  title: ReactNode
  /** At the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of the day with its heading. */
export function DayPanel({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Panel p={0}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" px="md" pt="sm" pb="xs">
          <Title order={2} size="md" fw={600} id={id}>
            {title}
          </Title>
          <Box flex="none">{aside}</Box>
        </Group>
        {children}
      </Panel>
    </section>
  )
}

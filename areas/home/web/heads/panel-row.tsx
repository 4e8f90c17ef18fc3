import type { ReactNode } from 'react'
import { PanelItem } from '#platform/web/home/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'

/** A line of a panel: what, and how much of it. */
export const PanelRow = ({ title, value }: { title: ReactNode; value: ReactNode }) => (
  <PanelItem>
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <span>{title}</span>
      <Text component="span" fw={600} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {value}
      </Text>
    </Group>
  </PanelItem>
)

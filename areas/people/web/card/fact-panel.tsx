import type { ReactNode } from 'react'
import { type Fact, FactList, Group, Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import classes from './card.module.css'

interface Props {
  title: string
  facts: readonly Fact[]
  /** To the right of the title. */
  action?: ReactNode
  /** To the left of the facts, on a phone above them. */
  beside?: ReactNode
}

/** A panel of facts; where nothing is known it does not stand at all. */
export function FactPanel({ title, facts, action, beside }: Props) {
  if (facts.every(({ value }) => value === null || value === '')) return null
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={title}>{action}</PanelHead>
        <Group align="flex-start" gap="lg">
          {beside}
          <div className={classes['facts']}>
            <FactList facts={facts} />
          </div>
        </Group>
      </Stack>
    </Panel>
  )
}

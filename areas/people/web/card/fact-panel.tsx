import { Panel, Stack, Title } from '#platform/web/ui/index.ts'
import { FactList, type Fact } from './fact-list.tsx'

/** A panel of facts; where nothing is known it does not stand at all. */
export function FactPanel({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.every(({ value }) => value === null || value === '')) return null
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <FactList facts={facts} />
      </Stack>
    </Panel>
  )
}

import { FactList, Panel, Stack, Title, type Fact } from '#platform/web/ui/index.ts'

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

import { Trans } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { StoredPolicy } from '../../contract/policy.ts'
import { policyDifferences, type PolicyDifference } from '../../rules/policy-differences.ts'
import { VersionLine } from './version-line.tsx'

/** Versions of a year's policy, the newest first, each with what it changed and how many results stand by it. */
export function PolicyVersions({ versions }: { versions: readonly StoredPolicy[] }) {
  return (
    <Panel>
      <Stack gap="md" component="section">
        <Title order={2} size="h4">
          <Trans>История</Trans>
        </Title>
        {versions.map((version, index) => {
          const former = versions[index + 1]
          return (
            <Stack key={version.id} gap={4}>
              <Text size="sm" fw={600}>
                <VersionLine of={version} />
              </Text>
              {former ? <Differences of={policyDifferences(former.rules, version.rules)} /> : null}
              <Text size="sm" c="dimmed">
                <Trans>Итогов, выставленных или закрытых по ней: {displayNumber(version.results_count)}</Trans>
              </Text>
            </Stack>
          )
        })}
      </Stack>
    </Panel>
  )
}

/** «Веса: 25 / 25 / 50 % → 0 / 50 / 50 %», one under another. */
export function Differences({ of: differences }: { of: readonly PolicyDifference[] }) {
  return (
    <>
      {differences.map(({ title, before, after }) => (
        <Text key={title} size="sm">
          {title}: {before} → {after}
        </Text>
      ))}
    </>
  )
}

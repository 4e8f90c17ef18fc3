import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Alert, Button, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { PolicyRules, StoredPolicy } from '../../contract/policy.ts'
import { policyDifferences } from '../../rules/policy-differences.ts'
import { PolicyForm } from './policy-form.tsx'
import { Differences } from './policy-versions.tsx'

interface Props {
  yearId: number
  /** The version in force, null in a year without one. */
  present: StoredPolicy | null
  proposed: PolicyRules
  refresh: () => void
}

/** A new version, begun from the one in force; where another has made a version meanwhile, both are shown first. */
export function PolicyEditor({ yearId, present, proposed, refresh }: Props) {
  const { t } = useLingui()
  const [base, setBase] = useState({ version: present?.version ?? 0, rules: proposed, round: 0 })
  const [draft, setDraft] = useState<PolicyRules | null>(null)
  const isStale = present !== null && present.version > base.version
  const restart = () => setBase(({ round }) => ({ version: present?.version ?? 0, rules: proposed, round: round + 1 }))
  return (
    <Panel>
      <Stack gap="md" component="section">
        <Title order={2} size="h4">
          {present === null ? t`Задать правила` : t`Новая версия`}
        </Title>
        {isStale ? (
          <Alert color="orange" variant="light" title={t`Правила уже изменили: действует версия ${present.version}`}>
            <Stack gap="xs">
              <Text size="sm">
                <Trans>Ваши правила отличаются от неё так (её → ваши):</Trans>
              </Text>
              <Differences of={policyDifferences(present.rules, draft ?? base.rules)} />
              <Group gap="xs">
                <Button size="xs" variant="default" onClick={restart}>
                  <Trans>Начать с действующих</Trans>
                </Button>
                <Button size="xs" variant="default" onClick={() => setBase({ ...base, version: present.version })}>
                  <Trans>Оставить свои</Trans>
                </Button>
              </Group>
            </Stack>
          </Alert>
        ) : null}
        <PolicyForm
          key={base.round}
          yearId={yearId}
          seen={base.version}
          rules={base.rules}
          isBlocked={isStale}
          onRefused={(own) => {
            setDraft(own)
            refresh()
          }}
          onSaved={(stored) => {
            setBase(({ round }) => ({ version: stored.version, rules: stored.rules, round: round + 1 }))
            refresh()
          }}
        />
      </Stack>
    </Panel>
  )
}

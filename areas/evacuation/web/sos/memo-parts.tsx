import { Trans } from '@lingui/react/macro'
import { Panel, Stack, Title } from '#platform/web/ui/index.ts'
import { Contacts } from './contacts.tsx'
import { KindSteps } from './kind-steps.tsx'
import type { Memo } from './offline/device.ts'
import { Points } from './points/points.tsx'

/** What to do, where to gather, whom to call. */
export function MemoParts({ memo }: { memo: Memo }) {
  return (
    <Stack gap="md">
      <Panel>
        <KindSteps memo={memo} />
      </Panel>
      <Panel>
        <Title order={2} size="h4" mb="sm">
          <Trans>Места сбора</Trans>
        </Title>
        <Points points={memo.points} />
      </Panel>
      {memo.contacts.length === 0 ? null : (
        <Panel>
          <Title order={2} size="h4" mb="sm">
            <Trans>Телефоны</Trans>
          </Title>
          <Contacts contacts={memo.contacts} />
        </Panel>
      )}
    </Stack>
  )
}

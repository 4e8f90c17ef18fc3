import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Button, Can, Group, PageFrame, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { IconAlarm } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { readEvacuation, startEvacuation } from '../../contract/evacuations.ts'
import { listGuests } from '../../contract/settings.ts'
import { Gate } from '../gate.tsx'
import { useRunning } from '../live/running.ts'
import { ClassLists } from './class-lists.tsx'
import { FormerEvacuations } from './former-evacuations.tsx'
import { Guests } from './guests.tsx'
import { RunningPanel } from './running-panel.tsx'
import { StartDialog } from './start-dialog.tsx'

/** `/evacuation`: the one under way or the start of one, guests in the building, former ones. */
export const EvacuationPage = () => (
  <Gate>
    <Evacuations />
  </Gate>
)

function Evacuations() {
  const { t } = useLingui()
  const { evacuation } = useRunning()
  const mayReadGuests = useAllowed(listGuests)
  const full = useQuery({
    ...query(readEvacuation, { params: { id: String(evacuation?.id ?? 0) }, query: {} }),
    enabled: evacuation !== null,
  })
  const [isStarting, setStarting] = useState(false)
  return (
    <PageFrame title={<Trans>Эвакуация</Trans>}>
      {evacuation ? (
        <RunningPanel running={evacuation} known={full.data ?? null} />
      ) : (
        <Can use={startEvacuation}>
          <Panel>
            <Group justify="space-between" gap="md">
              <Stack gap={2} maw={620}>
                <Text fw={600}>{t`Сейчас эвакуации нет`}</Text>
                <Text size="sm">
                  {t`Сигнал получат все, кто вошёл в школу: учителя увидят списки тех, кто у них на уроке. До сигнала — ещё одно подтверждение.`}
                </Text>
              </Stack>
              <Button size="lg" leftSection={<IconAlarm size={22} aria-hidden />} onClick={() => setStarting(true)}>
                <Trans>Начать…</Trans>
              </Button>
            </Group>
          </Panel>
        </Can>
      )}
      {isStarting && evacuation === null ? <StartDialog onClose={() => setStarting(false)} /> : null}
      {mayReadGuests ? <Guests /> : null}
      <ClassLists />
      <FormerEvacuations />
    </PageFrame>
  )
}

import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, Button, Empty, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { readHealth, readHealthHistory } from '../../contract/health.ts'
import { HistorySwitch, useHistorySwitch } from '../papers/history-switch.tsx'
import { PaperHistory } from '../papers/paper-history.tsx'
import { HealthFacts } from './health-facts.tsx'
import { HealthDialog } from './health-dialog.tsx'

/** «Здоровье»: loaded when it is opened, for each reading is recorded. */
export function HealthTab({ personId }: { personId: number }) {
  const [isEditing, setEditing] = useState(false)
  const { isOpen, toggle } = useHistorySwitch('health')
  const answer = useQuery(query(readHealth, { params: { id: String(personId) } }))
  return (
    <Answer of={answer}>
      {({ health, may_write }) => (
        <Stack gap="md">
          <Panel>
            <PanelHead title={<Trans>Здоровье</Trans>} mb="xs">
              <HistorySwitch isOpen={isOpen} onToggle={toggle} />
              {may_write ? (
                <Button size="xs" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
                  {health.version === 0 ? <Trans>Заполнить</Trans> : <Trans>Изменить</Trans>}
                </Button>
              ) : null}
            </PanelHead>
            {health.version === 0 ? (
              <Empty
                title={<Trans>Сведений о здоровье пока нет</Trans>}
                hint={<Trans>Внесите группу здоровья и то, о чём школа должна помнить</Trans>}
                action={
                  <Button onClick={() => setEditing(true)}>
                    <Trans>Внести</Trans>
                  </Button>
                }
                by={{ may: may_write, who: <Trans>Их вносит медицинский работник</Trans> }}
              />
            ) : (
              <HealthFacts health={health} />
            )}
            <Text size="sm" c="dimmed" mt="sm">
              <Trans>Каждый просмотр этих сведений записывается в историю.</Trans>
            </Text>
          </Panel>
          {isOpen ? <PaperHistory of={readHealthHistory} personId={personId} /> : null}
          {isEditing ? <HealthDialog personId={personId} health={health} onClose={() => setEditing(false)} /> : null}
        </Stack>
      )}
    </Answer>
  )
}

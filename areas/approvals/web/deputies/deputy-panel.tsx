import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { Button, Group, LinkAnchor, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { listDeputies, type Deputy } from '../../contract/deputies.ts'
import { DeputyBadge, DeputyDays, EndButton } from './deputy-parts.tsx'
import { DeputyDialog } from './deputy-dialog.tsx'

const maxShown = '10'

/** Who stands in for a person and for whom they do, now, later and before; with the button to name a deputy, for who may. */
export function DeputyPanel({ personId }: { personId: number }) {
  const { t } = useLingui()
  const [isNaming, setNaming] = useState(false)
  const enabled = useAllowed(listDeputies)
  const found = useQuery({ ...query(listDeputies, { query: { person: String(personId), size: maxShown } }), enabled })
  if (!found.data || (found.data.total === 0 && !found.data.may_name)) return null
  const { items, total, may_name } = found.data
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={t`Исполнение обязанностей`}>
          {may_name ? (
            <Button
              size="xs"
              variant="light"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setNaming(true)}
            >
              <Trans>Назначить и. о.</Trans>
            </Button>
          ) : null}
        </PanelHead>
        {items.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>На время отпуска или болезни решать и подписывать может другой сотрудник</Trans>
          </Text>
        ) : null}
        {items.map((deputy) => (
          <Line key={deputy.id} deputy={deputy} personId={personId} />
        ))}
        {total > items.length ? (
          <LinkAnchor to="/documents/deputies" search={{ person: String(personId) }} size="sm">
            <Trans>Все: {total}</Trans>
          </LinkAnchor>
        ) : null}
      </Stack>
      {isNaming ? <DeputyDialog headId={personId} onClose={() => setNaming(false)} /> : null}
    </Panel>
  )
}

function Line({ deputy, personId }: { deputy: Deputy; personId: number }) {
  return (
    <Group gap="xs">
      <Text size="sm" component="span">
        {deputy.head.id === personId ? (
          <Trans>Замещает: {deputy.deputy.name}</Trans>
        ) : (
          <Trans>Замещает сотрудника: {deputy.head.name}</Trans>
        )}
      </Text>
      <DeputyDays of={deputy} />
      <Text size="sm" component="span" c="dimmed">
        {deputy.reason}
      </Text>
      <DeputyBadge of={deputy} />
      <EndButton of={deputy} />
    </Group>
  )
}

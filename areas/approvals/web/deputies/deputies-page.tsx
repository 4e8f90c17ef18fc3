import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Button, PageFrame, Stack, Text } from '#platform/web/ui/index.ts'
import { deputyStates, listDeputies, type Deputy } from '../../contract/deputies.ts'
import { DeputyBadge, DeputyDays, EndButton, useDeputyWords } from './deputy-parts.tsx'
import { DeputyDialog } from './deputy-dialog.tsx'

/** `/documents/deputies`: who replaces whom now, later and before. */
export function DeputiesPage() {
  const { t } = useLingui()
  const list = useList(listDeputies)
  const answer = list.answer.data as Output<typeof listDeputies> | undefined
  const [isNaming, setNaming] = useState(false)
  const states = useDeputyWords()
  return (
    <PageFrame
      title={<Trans>Исполняющие обязанности</Trans>}
      actions={
        answer?.may_name ? (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
            <Trans>Назначить и. о.</Trans>
          </Button>
        ) : null
      }
    >
      <ListView
        list={list}
        label={t`Исполняющие обязанности`}
        columns={useColumns()}
        rowKey={({ id }) => id}
        name="approvals.deputies"
        renderCard={(deputy) => <DeputyCard deputy={deputy} />}
        searchLabel={t`Кто или кого`}
        filters={
          <ListFilter
            list={list}
            name="state"
            all={t`Все`}
            data={deputyStates.map((value) => ({ value, label: states[value] }))}
            width={170}
          />
        }
        empty={{
          title: t`Никто никого не замещает`,
          hint: t`И. о. назначает сам руководитель в своём профиле или тот, кто ведёт структуру школы`,
        }}
      />
      {isNaming ? <DeputyDialog onClose={() => setNaming(false)} /> : null}
    </PageFrame>
  )
}

function useColumns(): Column<Deputy>[] {
  const { t } = useLingui()
  return [
    { key: 'head', title: t`Кого замещают`, render: ({ head }) => head.name },
    { key: 'deputy', title: t`Кто замещает`, render: ({ deputy }) => deputy.name },
    { key: 'from', title: t`Дни`, sort: 'from', width: 200, render: (deputy) => <DeputyDays of={deputy} /> },
    {
      key: 'reason',
      title: t`Почему`,
      render: ({ reason, named_by }) => (
        <>
          {reason}
          {named_by === null ? null : (
            <Text size="xs" c="dimmed">
              <Trans>Назначил: {named_by}</Trans>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: t`Состояние`,
      width: 240,
      render: (deputy) => (
        <>
          <DeputyBadge of={deputy} />
          <EndButton of={deputy} />
        </>
      ),
    },
  ]
}

const DeputyCard = ({ deputy }: { deputy: Deputy }) => (
  <Stack gap={4}>
    <Text fw={600}>{deputy.head.name}</Text>
    <Text size="sm">
      <Trans>Замещает: {deputy.deputy.name}</Trans>
    </Text>
    <DeputyDays of={deputy} />
    <Text size="sm" c="dimmed">
      {deputy.reason}
    </Text>
    <DeputyBadge of={deputy} />
    <EndButton of={deputy} />
  </Stack>
)

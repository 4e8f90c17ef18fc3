import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Button, Empty, Group, Select, Stack, useUrlState } from '#platform/web/ui/index.ts'
import type { Building } from '../../contract/buildings.ts'
import { createPlan, listPlans } from '../../contract/plans.ts'
import { listRooms } from '../../contract/rooms.ts'
import { RoomsAddress } from '../address.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { PlanView } from './plan-view.tsx'

/** Plans of a building: one is open, others are a choice away. */
export function PlansPanel({ buildings }: { buildings: readonly Building[] }) {
  const { t } = useLingui()
  const [{ building, plan: planId }, change] = useUrlState(RoomsAddress)
  const [isAdding, setAdding] = useState(false)
  const mayAdd = useAllowed(createPlan)
  const shown = buildings.find(({ id }) => String(id) === building) ?? buildings[0]
  const id = String(shown?.id ?? 0)
  const plans = useQuery(query(listPlans, { params: { id } }))
  const rooms = useQuery(query(listRooms, { query: { building: id } }))
  const add = (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setAdding(true)}
      data-print="never"
    >
      <Trans>План</Trans>
    </Button>
  )
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Select
          aria-label={t`Здание`}
          allowDeselect={false}
          data={buildings.map((one) => ({ value: String(one.id), label: one.title }))}
          value={id}
          onChange={(next) => change({ building: next, plan: undefined })}
        />
        {plans.data && plans.data.items.length > 0 ? (
          <Select
            aria-label={t`План`}
            allowDeselect={false}
            data={plans.data.items.map((one) => ({ value: String(one.id), label: one.title }))}
            value={planId ?? String(plans.data.items[0]?.id)}
            onChange={(next) => change({ plan: next })}
          />
        ) : null}
        {mayAdd && plans.data && plans.data.items.length > 0 ? add : null}
      </Group>
      <Answer of={plans}>
        {({ items }) => {
          const plan = items.find((one) => String(one.id) === planId) ?? items[0]
          return plan ? (
            <Answer of={rooms}>
              {(found) => (
                <PlanView key={`${plan.id} ${plan.version}`} plan={plan} building={shown} rooms={found.items} />
              )}
            </Answer>
          ) : (
            <Empty
              title={<Trans>У здания пока нет планов</Trans>}
              hint={<Trans>Загрузите картинку этажа — JPEG, PNG или WebP — и расставьте на ней кабинеты</Trans>}
              action={add}
              by={{ may: mayAdd, who: <Trans>Планы загружает администратор школы или тот, кто ведёт здания</Trans> }}
            />
          )
        }}
      </Answer>
      {isAdding && shown ? (
        <PlanDialog
          buildingId={shown.id}
          plan={null}
          onClose={() => setAdding(false)}
          onDone={(made) => change({ plan: String(made.id) })}
        />
      ) : null}
    </Stack>
  )
}

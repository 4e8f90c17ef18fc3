import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconPrinter } from '#platform/web/icons/index.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { ImportButton, ImportWizard, useImportState } from '#platform/web/import/index.ts'
import { Answer, Button, Empty, Group, Panel, SegmentedControl, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { createBuilding, listBuildings } from '../contract/buildings.ts'
import { importRooms } from '../contract/import.ts'
import { listRooms } from '../contract/rooms.ts'
import { RoomsAddress } from './address.ts'
import { BuildingHistory } from './building-history.tsx'
import { BuildingDialog } from './places/building-dialog.tsx'
import { PlansPanel } from './plans/plans-panel.tsx'
import { RoomDrawer } from './rooms/room-drawer.tsx'
import { RoomsExport } from './rooms/rooms-export.tsx'
import { RoomsPanel } from './rooms/rooms-panel.tsx'

/** Buildings with their rooms as a tree, their plans, and who has changed what. */
export function BuildingsTab() {
  const { t } = useLingui()
  const [{ view, archived }, change] = useUrlState(RoomsAddress)
  const [isAdding, setAdding] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const imported = useImportState()
  const client = useQueryClient()
  const mayBuild = useAllowed(createBuilding)
  const mayImport = useAllowed(importRooms.stage)
  const found = useQuery(query(listBuildings, { query: { archived: archived ?? 'false' } }))
  if (imported.isOpen && mayImport)
    return (
      <ImportWizard
        of={importRooms}
        state={imported}
        onDone={() => {
          for (const one of [listBuildings, listRooms]) void client.invalidateQueries({ queryKey: keyOf(one) })
        }}
      />
    )
  const build = (
    <Button
      size="xs"
      h={30}
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      <Trans>Здание</Trans>
    </Button>
  )
  return (
    <Panel>
      <Stack ref={panel} gap="sm">
        <Group justify="space-between" gap="xs" data-print="never">
          <SegmentedControl
            size="xs"
            aria-label={t`Что показать`}
            value={view ?? 'rooms'}
            onChange={(next) => change({ view: next === 'rooms' ? undefined : next, page: undefined })}
            data={[
              { value: 'rooms', label: t`Кабинеты` },
              { value: 'plans', label: t`Планы` },
              { value: 'history', label: t`История` },
            ]}
          />
          <Group gap="xs">
            {view === 'plans' ? (
              <Button
                size="xs"
                h={30}
                variant="default"
                leftSection={<IconPrinter size={16} aria-hidden />}
                onClick={() => window.print()}
              >
                <Trans>Печать</Trans>
              </Button>
            ) : null}
            {view === undefined ? <RoomsExport within={panel} /> : null}
            {view === undefined ? <ImportButton of={importRooms} /> : null}
            {view === undefined && mayBuild ? build : null}
          </Group>
        </Group>
        <Answer of={found}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty
                title={<Trans>Зданий пока нет</Trans>}
                hint={<Trans>Добавьте первое здание с этажами или загрузите кабинеты таблицей</Trans>}
                action={build}
                by={{ may: mayBuild, who: <Trans>Их добавит администратор школы</Trans> }}
              />
            ) : view === 'plans' ? (
              <PlansPanel buildings={items} />
            ) : view === 'history' ? (
              <BuildingHistory buildings={items} />
            ) : (
              <RoomsPanel buildings={items} />
            )
          }
        </Answer>
      </Stack>
      <RoomDrawer buildings={found.data?.items ?? []} />
      {isAdding ? <BuildingDialog building={null} onClose={() => setAdding(false)} /> : null}
    </Panel>
  )
}

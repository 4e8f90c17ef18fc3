import { Trans, useLingui } from '@lingui/react/macro'
import { FormFoot } from '#platform/web/form/index.ts'
import { IconEdit, IconMapPinPlus, IconMinus, IconPlus } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { ActionIcon, Button, PanelHead, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import type { Building } from '../../contract/buildings.ts'
import { changePlan, savePlaces, type Plan, type PlacedRoom } from '../../contract/plans.ts'
import type { Room } from '../../contract/rooms.ts'
import { RoomsAddress } from '../address.ts'
import { useBuildingActions } from '../use-building-actions.ts'
import { PlanCanvas } from './plan-canvas.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlaceTools } from './place-tools.tsx'

interface Props {
  plan: Plan
  building: Building | undefined
  rooms: readonly Room[]
}
const zooms = [1, 1.5, 2, 3, 4]

/** Where the rooms are moved to until that is saved or given up. */
function usePlacesDraft(plan: Plan) {
  const { t } = useLingui()
  const { act } = useBuildingActions()
  // null: the plan is only looked at
  const [draft, setDraft] = useState<readonly PlacedRoom[] | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(plan.places)
  useKeptInput({
    name: `places of a plan ${plan.id} ${plan.version}`,
    read: () => (isChanged ? { draft } : null),
    restore: (former) => setDraft(former['draft'] as readonly PlacedRoom[]),
  })
  const save = async () => {
    if (draft === null) return
    setSaving(true)
    // what was saved comes back as another version, and the plan is only looked at again
    await act(savePlaces, {
      params: { id: String(plan.id) },
      body: { version: plan.version, places: [...draft] },
    })
    setSaving(false)
  }
  const leave = async () => {
    const isMeant =
      !isChanged ||
      (await dialog.confirm({ message: t`Не сохранять расстановку?`, ok: t`Не сохранять`, isDangerous: true }))
    if (!isMeant) return
    setDraft(null)
    setChosen(null)
  }
  return { draft, setDraft, chosen, setChosen, isChanged, isSaving, save, leave }
}

/** A plan with its rooms: a click opens a room's card; who keeps plans moves rooms and saves them all at once. */
export function PlanView({ plan, building, rooms }: Props) {
  const [, change] = useUrlState(RoomsAddress)
  const [zoom, setZoom] = useState(0)
  const { draft, setDraft, chosen, setChosen, isChanged, isSaving, save, leave } = usePlacesDraft(plan)
  const [isEditing, setEditing] = useState(false)
  const mayPlace = useAllowed(savePlaces)
  const mayEdit = useAllowed(changePlan)
  return (
    <Stack gap="xs">
      <PanelHead title={`${building?.title}, ${plan.title}`}>
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
        {draft !== null ? (
          <FormFoot
            size="xs"
            onAction={() => void save()}
            isSending={isSaving}
            isDisabled={!isChanged}
            onCancel={() => void leave()}
          />
        ) : (
          <>
            {mayEdit ? (
              <Button
                size="xs"
                h={30}
                variant="default"
                leftSection={<IconEdit size={16} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                <Trans>Изменить план</Trans>
              </Button>
            ) : null}
            {mayPlace ? (
              <Button
                size="xs"
                h={30}
                variant="light"
                leftSection={<IconMapPinPlus size={16} aria-hidden />}
                onClick={() => setDraft(plan.places)}
              >
                <Trans>Расставить кабинеты</Trans>
              </Button>
            ) : null}
          </>
        )}
      </PanelHead>
      {draft === null ? null : (
        <PlaceTools plan={plan} rooms={rooms} places={draft} chosen={chosen} onChange={setDraft} onChoose={setChosen} />
      )}
      <PlanCanvas
        plan={plan}
        rooms={rooms}
        places={draft ?? plan.places}
        zoom={zooms[zoom] ?? 1}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={(room) => change({ room: String(room) })}
        onChange={draft === null ? null : setDraft}
      />
      <Text size="xs" c="dimmed" data-print="never">
        {draft === null ? (
          <Trans>Нажмите кабинет, чтобы открыть его карточку</Trans>
        ) : (
          <Trans>
            Тяните кабинет мышью или пальцем, точнее — стрелками; Shift со стрелками меняет размер, Delete снимает с
            плана
          </Trans>
        )}
      </Text>
      {isEditing ? <PlanDialog buildingId={plan.building_id} plan={plan} onClose={() => setEditing(false)} /> : null}
    </Stack>
  )
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useLingui()
  return (
    <>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t`Мельче`}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t`Крупнее`}
        disabled={zoom === zooms.length - 1}
        onClick={() => onZoom(zoom + 1)}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { FormDialog, FormFoot, numberOrNull, RecordButtons, useEndpointForm } from '#platform/web/form/index.ts'
import { Select, TextInput } from '#platform/web/ui/index.ts'
import {
  areaKindTitles,
  areaKinds,
  changeArea,
  createArea,
  removeArea,
  type AreaKind,
  type Building,
  type BuildingArea,
} from '../../contract/buildings.ts'
import { FloorField } from '../floor-field.tsx'
import { useBuildingActions } from '../use-building-actions.ts'

interface Props {
  buildings: readonly Building[]
  buildingId: number
  /** Null: a new one. */
  area: BuildingArea | null
  onClose: () => void
}
const Values = z.looseObject({ title: createArea.body.shape.title })

/** A part of a building: a floor, a wing, a corridor, a yard. With its rooms it can go into another building. */
export function AreaDialog({ buildings, buildingId, area, onClose }: Props) {
  const { t } = useLingui()
  const open = buildings.filter(({ id, is_archived }) => id === buildingId || !is_archived)
  const { act, refresh } = useBuildingActions()
  const initialValues = {
    building_id: String(buildingId),
    title: area?.title ?? '',
    kind: (area?.kind ?? 'wing') as AreaKind,
    floor: (area?.floor ?? '') as number | string,
  }
  const bodyOf = ({ building_id, title, kind, floor }: typeof initialValues) => ({
    building_id: Number(building_id),
    title,
    kind,
    floor: numberOrNull(floor),
  })
  const entry = useEndpointForm<typeof createArea | typeof changeArea, typeof initialValues>(
    area ? changeArea : createArea,
    {
      initialValues,
      schema: Values,
      input: (values) =>
        area
          ? { params: { id: String(area.id) }, body: { ...bodyOf(values), version: area.version } }
          : { body: bodyOf(values) },
      confirm: async ({ building_id }) => {
        const next = open.find(({ id }) => String(id) === building_id)
        if (!area || area.rooms === 0 || !next || next.id === area.building_id) return true
        return dialog.confirm({
          message: t`Перенести «${area.title}» в здание «${next.title}»?`,
          description: t`Вместе с этой частью здания перейдут кабинеты: ${area.rooms}. С планов прежнего здания они исчезнут.`,
          ok: t`Перенести`,
        })
      },
      onDone: async () => {
        onClose()
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const remove = async (one: BuildingArea) => {
    const isMeant = await dialog.confirm({
      message: t`Удалить «${one.title}»?`,
      description: t`Часть здания с кабинетами не удаляется: сначала переставьте их.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant && (await act(removeArea, { params: { id: String(one.id) } })) !== null) onClose()
  }
  return (
    <FormDialog of={entry} onClose={onClose} title={area ? t`Часть здания` : t`Новая часть здания`}>
      <TextInput label={t`Название`} maxLength={120} data-autofocus {...entry.field('title')} />
      {area && open.length > 1 ? (
        <Select
          label={t`Здание`}
          allowDeselect={false}
          data={open.map(({ id, title }) => ({ value: String(id), label: title }))}
          {...entry.field('building_id')}
        />
      ) : null}
      <Select
        label={t`Вид`}
        allowDeselect={false}
        data={areaKinds.map((value) => ({ value, label: areaKindTitles[value] }))}
        {...entry.field('kind')}
      />
      <FloorField label={t`Этаж`} description={t`Для двора оставьте пустым`} {...entry.field('floor')} />
      <FormFoot isSending={entry.isSending}>
        {area ? <RecordButtons onRemove={() => void remove(area)} /> : null}
      </FormFoot>
    </FormDialog>
  )
}

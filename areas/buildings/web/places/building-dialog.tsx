import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { dialog } from '#platform/web/dialog/dialog.ts'
import {
  FormDialog,
  FormFoot,
  numberOrNull,
  RecordButtons,
  textOrNull,
  useEndpointForm,
} from '#platform/web/form/index.ts'
import { NumberInput, TextInput } from '#platform/web/ui/index.ts'
import { changeBuilding, createBuilding, removeBuilding, type Building } from '../../contract/buildings.ts'
import { useBuildingActions } from '../use-building-actions.ts'

interface Props {
  /** Null: a new one. */
  building: Building | null
  onClose: () => void
}
const Values = z.looseObject({ title: createBuilding.body.shape.title })

/** A building's title, address and floors; of one that is there its archive and removal too. */
export function BuildingDialog({ building, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useBuildingActions()
  const initialValues = {
    title: building?.title ?? '',
    address: building?.address ?? '',
    floors: (building?.floors ?? '') as number | string,
  }
  const bodyOf = ({ title, address, floors }: typeof initialValues) => ({
    title,
    address: textOrNull(address),
    floors: numberOrNull(floors),
  })
  const entry = useEndpointForm<typeof createBuilding | typeof changeBuilding, typeof initialValues>(
    building ? changeBuilding : createBuilding,
    {
      initialValues,
      schema: Values,
      input: (values) =>
        building
          ? { params: { id: String(building.id) }, body: { ...bodyOf(values), version: building.version } }
          : { body: bodyOf(values) },
      onDone: async () => {
        onClose()
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const archive = async (one: Building) => {
    const rooms = one.areas.reduce((sum, area) => sum + area.rooms, 0)
    const isMeant =
      one.is_archived ||
      (await dialog.confirm({
        message: t`Убрать «${one.title}» в архив?`,
        description: t`Вместе со зданием уйдут кабинеты: ${rooms}. В расписании, где они стоят, они останутся; возвращаются по одному.`,
        ok: t`Убрать в архив`,
      }))
    if (!isMeant) return
    const body = { version: one.version, is_archived: !one.is_archived }
    if ((await act(changeBuilding, { params: { id: String(one.id) }, body })) !== null) onClose()
  }
  const remove = async (one: Building) => {
    const isMeant = await dialog.confirm({
      message: t`Удалить «${one.title}»?`,
      description: t`Удалятся части здания и планы: ${one.areas.length + one.plans}. Здание с кабинетами не удаляется.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant && (await act(removeBuilding, { params: { id: String(one.id) } })) !== null) onClose()
  }
  return (
    <FormDialog of={entry} onClose={onClose} title={building ? t`Здание` : t`Новое здание`}>
      <TextInput label={t`Название`} maxLength={120} data-autofocus {...entry.field('title')} />
      <TextInput label={t`Адрес`} maxLength={300} {...entry.field('address')} />
      <NumberInput
        label={t`Этажей`}
        {...(building ? {} : { description: t`Этажи появятся сразу` })}
        min={1}
        max={50}
        allowDecimal={false}
        {...entry.field('floors')}
      />
      <FormFoot isSending={entry.isSending}>
        {building ? (
          <RecordButtons
            isArchived={building.is_archived}
            onArchive={() => void archive(building)}
            onRemove={() => void remove(building)}
          />
        ) : null}
      </FormFoot>
    </FormDialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import type { Output } from '#platform/contract/endpoint.ts'
import { FormBody, FormFoot, numberOrNull, RecordButtons, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, NumberInput, Select, TagsInput, TextInput } from '#platform/web/ui/index.ts'
import type { Building } from '../../contract/buildings.ts'
import { changeRoom, type readRoom } from '../../contract/rooms.ts'
import { useBuildingActions } from '../use-building-actions.ts'
import { areaOptions } from './area-options.ts'
import { ResponsibleSelect } from './responsible-select.tsx'
import { useRoomArchiveActions } from './use-room-archive-actions.ts'
import { useRoomKinds } from './use-room-kinds.ts'

interface Props {
  room: Output<typeof readRoom>
  buildings: readonly Building[]
  /** The room is no more. */
  onGone: () => void
}
const Values = z.looseObject({ title: z.string() })

/** All that can be changed of a room, its archive and removal. */
export function RoomForm({ room, buildings, onGone }: Props) {
  const { t } = useLingui()
  const { refresh } = useBuildingActions()
  const { archive, restore, remove } = useRoomArchiveActions()
  const { id, version, is_archived } = room
  const kinds = useRoomKinds()
  const { kind } = room
  const entry = useEndpointForm(changeRoom, {
    initialValues: {
      title: room.title,
      area_id: (room.area ? String(room.area.id) : null) as string | null,
      kind_id: (kind ? String(kind.id) : null) as string | null,
      seats: (room.seats ?? '') as number | string,
      equipment: room.equipment,
      responsible_id: (room.responsible ? String(room.responsible.id) : null) as string | null,
    },
    schema: Values,
    input: ({ title, area_id, kind_id, seats, equipment, responsible_id }) => ({
      params: { id: String(id) },
      body: {
        version,
        title,
        ...(area_id === null ? {} : { area_id: Number(area_id) }),
        kind_id: numberOrNull(kind_id),
        seats: numberOrNull(seats),
        equipment,
        responsible_id: numberOrNull(responsible_id),
      },
    }),
    onDone: async () => {
      notify.success(t`Сохранено`)
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const known = kind && !kinds.some(({ value }) => value === String(kind.id))
  return (
    <FormBody of={entry}>
      <TextInput label={t`Номер или название`} maxLength={120} {...entry.field('title')} />
      <Select
        label={t`Где стоит`}
        searchable
        allowDeselect={false}
        data={areaOptions(buildings)}
        nothingFoundMessage={t`Ничего не найдено`}
        {...entry.field('area_id')}
      />
      <Group grow align="flex-start">
        <Select
          label={t`Вид`}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t`Без вида` }}
          nothingFoundMessage={t`Ничего не найдено`}
          data={known ? [...kinds, { value: String(kind.id), label: kind.title }] : kinds}
          {...entry.field('kind_id')}
        />
        <NumberInput label={t`Мест`} allowDecimal={false} hideControls {...entry.field('seats')} />
      </Group>
      <TagsInput
        label={t`Оснащение`}
        placeholder={t`Слово и Enter`}
        maxTags={30}
        splitChars={[',', ';']}
        {...entry.field('equipment')}
      />
      <ResponsibleSelect label={t`Ответственный`} known={room.responsible} field={entry.field('responsible_id')} />
      <FormFoot isSending={entry.isSending}>
        <RecordButtons
          isArchived={is_archived}
          onArchive={() => void (is_archived ? restore(room) : archive(room))}
          onRemove={() => void remove(room).then((isGone) => (isGone ? onGone() : undefined))}
        />
      </FormFoot>
    </FormBody>
  )
}

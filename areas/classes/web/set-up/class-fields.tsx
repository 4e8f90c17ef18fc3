import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listRooms } from '#areas/buildings/contract/rooms.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Group, NumberInput, Select, TextInput } from '#platform/web/ui/index.ts'
import { classLanguages, classLanguageTitles } from '../../contract/class-shapes.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'

/** What a form holds of a class. */
export interface ClassValues {
  language: string
  shift: string
  profile: string
  home_room_id: string | null
  capacity: number | string
}
interface Props {
  field: (name: keyof ClassValues) => object
  /** The room of a class that stands. */
  room: ClassOfYear['home_room']
}

/** Language, shift, profile, room and capacity, of one class or of several new ones. */
export function ClassFields({ field, room }: Props) {
  const { t } = useLingui()
  return (
    <>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <Select
          label={t`Язык обучения`}
          allowDeselect={false}
          data={classLanguages.map((value) => ({ value, label: classLanguageTitles[value] }))}
          {...field('language')}
        />
        <Select
          label={t`Смена`}
          allowDeselect={false}
          data={[
            { value: '1', label: t`Первая` },
            { value: '2', label: t`Вторая` },
          ]}
          {...field('shift')}
        />
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NumberInput
          label={t`Вместимость`}
          description={t`Пусто — не указана`}
          min={1}
          max={100}
          allowDecimal={false}
          {...field('capacity')}
        />
        <RoomSelect room={room} {...field('home_room_id')} />
      </Group>
      <TextInput label={t`Профиль`} maxLength={100} {...field('profile')} />
    </>
  )
}

function RoomSelect({ room, ...field }: Pick<Props, 'room'>) {
  const { t } = useLingui()
  const may = useAllowed(listRooms)
  const found = useQuery({ ...query(listRooms), enabled: may, staleTime: 60_000 })
  const rooms = new Map((found.data?.items ?? []).map(({ id, title }) => [String(id), title]))
  if (room) rooms.set(String(room.id), room.title)
  return (
    <Select
      label={t`Кабинет`}
      description={t`Где класс учится чаще всего`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Без кабинета` }}
      nothingFoundMessage={t`Такого кабинета нет`}
      data={[...rooms].map(([value, label]) => ({ value, label }))}
      {...field}
    />
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { SearchField } from '#platform/web/list/index.ts'
import { Checkbox, Group, Select, Text, useUrlState } from '#platform/web/ui/index.ts'
import type { Building } from '../../contract/buildings.ts'
import { RoomsAddress } from '../address.ts'
import { useRoomKinds } from './use-room-kinds.ts'

const seatSteps = [10, 15, 20, 25, 30, 50, 100, 200]

/** What narrows the rooms; it lives in the address. */
export function RoomFilters({ buildings, found }: { buildings: readonly Building[]; found: number | undefined }) {
  const { t } = useLingui()
  const [{ search, building, floor, kind, seats, archived }, change] = useUrlState(RoomsAddress)
  const floors = [...new Set(buildings.flatMap(({ areas }) => areas.flatMap((one) => one.floor ?? [])))].toSorted(
    (one, other) => one - other,
  )
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t`Снять фильтр` } } as const
  const width = { base: 'calc(50% - 5px)', sm: 160 }
  return (
    <Group component="search" gap="xs" data-print="never">
      <SearchField
        label={t`Номер, вид, ответственный, оснащение`}
        value={search}
        onChange={(next) => change({ search: next }, { replace: true })}
      />
      <Select
        {...clear}
        w={width}
        aria-label={t`Все здания`}
        placeholder={t`Все здания`}
        data={buildings.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={building ?? null}
        onChange={(next) => change({ building: next })}
      />
      <Select
        {...clear}
        w={{ base: 'calc(50% - 5px)', sm: 120 }}
        aria-label={t`Все этажи`}
        placeholder={t`Все этажи`}
        data={floors.map((one) => ({ value: one < 0 ? `b${-one}` : String(one), label: t`${one} этаж` }))}
        value={floor ?? null}
        onChange={(next) => change({ floor: next })}
      />
      <Select
        {...clear}
        w={width}
        searchable
        aria-label={t`Все виды`}
        placeholder={t`Все виды`}
        nothingFoundMessage={t`Ничего не найдено`}
        data={useRoomKinds()}
        value={kind ?? null}
        onChange={(next) => change({ kind: next })}
      />
      <Select
        {...clear}
        w={{ base: 'calc(50% - 5px)', sm: 130 }}
        aria-label={t`Мест не меньше`}
        placeholder={t`Мест от…`}
        data={seatSteps.map((one) => ({ value: String(one), label: t`от ${one} мест` }))}
        value={seats ?? null}
        onChange={(next) => change({ seats: next })}
      />
      <Checkbox
        label={t`С архивом`}
        checked={archived === 'true'}
        onChange={(event) => change({ archived: event.currentTarget.checked ? 'true' : undefined })}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {found === undefined ? null : <Trans>Кабинетов: {found}</Trans>}
      </Text>
    </Group>
  )
}

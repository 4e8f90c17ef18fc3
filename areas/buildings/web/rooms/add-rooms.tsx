import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import * as z from 'zod/mini'
import { FormBody, FormLine, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { NumberInput, Select, TextInput, useUrlState } from '#platform/web/ui/index.ts'
import type { Building } from '../../contract/buildings.ts'
import { createRooms } from '../../contract/rooms.ts'
import { readSeries } from '../../rules/room-series.ts'
import { RoomsAddress } from '../address.ts'
import { useBuildingActions } from '../use-building-actions.ts'
import { areaOptions } from './area-options.ts'
import { useRoomKinds } from './use-room-kinds.ts'

const Values = z.looseObject({ titles: z.string() })
const titlesOf = (typed: string) => {
  const series = readSeries(typed)
  return 'titles' in series ? series.titles : []
}

/** A line for new rooms, one or a series: «201–225» and Enter. */
export function AddRooms({ buildings }: { buildings: readonly Building[] }) {
  const { t } = useLingui()
  const { refresh } = useBuildingActions()
  const [{ building }] = useUrlState(RoomsAddress)
  const areas = areaOptions(buildings)
  const shown = buildings.find(({ id }) => String(id) === building) ?? buildings[0]
  const entry = useEndpointForm(createRooms, {
    initialValues: {
      titles: '',
      area_id: (shown?.areas[0] ? String(shown.areas[0].id) : null) as string | null,
      kind_id: null as string | null,
      seats: '' as number | string,
    },
    schema: Values,
    rules: {
      titles: [
        (typed) => {
          const series = readSeries(String(typed))
          return 'objection' in series ? series.objection : true
        },
      ],
      area_id: [(value) => (value === null ? t`Выберите, где стоят кабинеты` : true)],
    },
    input: ({ titles, area_id, kind_id, seats }) => ({
      body: {
        area_id: Number(area_id),
        titles: titlesOf(titles),
        kind_id: numberOrNull(kind_id),
        seats: numberOrNull(seats),
      },
    }),
    onDone: async ({ items }) => {
      entry.form.setFieldValue('titles', '')
      notify.success(t`Добавлено кабинетов: ${items.length}`)
      await refresh()
    },
  })
  const count = titlesOf(entry.form.values.titles).length
  return (
    <FormBody of={entry}>
      <FormLine
        isBare
        action={count > 1 ? <Trans>Добавить {count}</Trans> : <Trans>Добавить</Trans>}
        icon={<IconPlus size={16} aria-hidden />}
        isSending={entry.isSending}
      >
        <TextInput
          flex="1 1 200px"
          aria-label={t`Новые кабинеты`}
          placeholder={t`Новые кабинеты: 201–225, Актовый зал`}
          maxLength={1000}
          {...entry.field('titles')}
        />
        <Select
          flex="1 1 200px"
          searchable
          aria-label={t`Где стоят`}
          placeholder={t`Где стоят`}
          data={areas}
          nothingFoundMessage={t`Ничего не найдено`}
          {...entry.field('area_id')}
        />
        <Select
          flex="1 1 160px"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t`Без вида` }}
          aria-label={t`Вид новых кабинетов`}
          placeholder={t`Вид`}
          data={useRoomKinds()}
          {...entry.field('kind_id')}
        />
        <NumberInput
          w={90}
          aria-label={t`Мест в новых кабинетах`}
          placeholder={t`Мест`}
          allowDecimal={false}
          hideControls
          {...entry.field('seats')}
        />
      </FormLine>
    </FormBody>
  )
}

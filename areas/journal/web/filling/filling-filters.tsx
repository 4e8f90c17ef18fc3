import { useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import { Group, NativeSelect, Switch } from '#platform/web/ui/index.ts'
import { daysOf, type FillingState } from './address.ts'

interface Props {
  state: FillingState
  change: (changes: Partial<Record<keyof FillingState, string | undefined>>) => void
  /** Of the groups in scope; without them there is no choice of one. */
  cathedras?: readonly { id: number; title: string }[]
}

/** Which days, whose groups, and whether homework counts. */
export function FillingFilters({ state, change, cathedras = [] }: Props) {
  const { t } = useLingui()
  const { today, quarters } = useStudyYear()
  const { from, to } = daysOf(state, today)
  const chosen = `${from}~${to}`
  const begun = quarters.filter(({ start_date }) => start_date <= today)
  const periods = [
    { value: `${addDays(today, -14)}~${today}`, label: t`Последние две недели` },
    { value: `${addDays(today, -7)}~${today}`, label: t`Последняя неделя` },
    ...begun.map(({ title, start_date, end_date }) => ({
      value: `${start_date}~${end_date < today ? end_date : today}`,
      label: title,
    })),
  ]
  const isKnown = periods.some(({ value }) => value === chosen)
  return (
    <Group gap="sm" p="xs">
      <NativeSelect
        w={210}
        aria-label={t`Период`}
        data={isKnown ? periods : [{ value: chosen, label: `${displayDate(from)} – ${displayDate(to)}` }, ...periods]}
        value={chosen}
        onChange={(event) => {
          const [first, last] = event.currentTarget.value.split('~')
          change({ from: first, to: last })
        }}
      />
      {cathedras.length > 1 ? (
        <NativeSelect
          w={240}
          aria-label={t`Кафедра`}
          data={[
            { value: '', label: t`Все кафедры` },
            ...cathedras.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={state.cathedra === undefined ? '' : String(state.cathedra)}
          onChange={(event) => change({ cathedra: event.currentTarget.value || undefined })}
        />
      ) : null}
      <Switch
        label={t`И без домашнего задания`}
        checked={state.homework}
        onChange={(event) => change({ homework: event.currentTarget.checked ? 'true' : undefined })}
      />
    </Group>
  )
}

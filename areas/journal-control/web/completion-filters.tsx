import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import { compareText } from '#platform/contract/compare.ts'
import { query } from '#platform/web/api/index.ts'
import { Group, NativeSelect, Panel, SegmentedControl, Switch } from '#platform/web/ui/index.ts'
import { readCompletion } from '../contract/completion.ts'
import { requestOf, daysOf, type completionTabs, type CompletionPlace } from './address.ts'

interface Props extends CompletionPlace {
  tab: (typeof completionTabs)[number]
  isOwn: boolean
}

/** Which days, whose groups, and what counts. */
export function CompletionFilters({ state, change, tab, isOwn }: Props) {
  const { t } = useLingui()
  return (
    <Panel p="xs" mb="md" data-print="never">
      <Group gap="sm">
        <PeriodSelect state={state} change={change} />
        {isOwn ? null : <OwnerSelects state={state} change={change} />}
        {tab === 'overview' ? (
          <>
            <SegmentedControl
              aria-label={t`Строки`}
              data={[
                { value: 'teacher', label: t`По учителям` },
                { value: 'class', label: t`По классам` },
                { value: 'week', label: t`По неделям` },
              ]}
              value={state.by}
              onChange={(by) => change({ by: by === 'teacher' ? undefined : by })}
            />
            <Switch
              label={t`И без домашнего задания`}
              checked={state.homework}
              onChange={(event) => change({ homework: event.currentTarget.checked ? 'true' : undefined })}
            />
          </>
        ) : null}
        {tab === 'lessons' ? (
          <SegmentedControl
            aria-label={t`Чего нет`}
            data={[
              { value: 'topic', label: t`Без темы` },
              { value: 'homework', label: t`Без задания` },
              { value: 'marks', label: t`Без отметок` },
              { value: 'roll', label: t`Без переклички` },
            ]}
            value={state.gap}
            onChange={(gap) => change({ gap: gap === 'topic' ? undefined : gap, page: undefined })}
          />
        ) : null}
      </Group>
    </Panel>
  )
}

function PeriodSelect({ state, change }: CompletionPlace) {
  const { t } = useLingui()
  const { today, quarters } = useStudyYear()
  const { from, to } = daysOf(state, today)
  const chosen = `${from}~${to}`
  const begun = quarters.filter(({ start_date }) => start_date <= today)
  const first = begun[0]?.start_date
  const periods = [
    { value: `${addDays(today, -14)}~${today}`, label: t`Последние две недели` },
    { value: `${addDays(today, -7)}~${today}`, label: t`Последняя неделя` },
    ...begun.map(({ title, start_date, end_date }) => ({
      value: `${start_date}~${end_date < today ? end_date : today}`,
      label: title,
    })),
    ...(first === undefined ? [] : [{ value: `${first}~${today}`, label: t`С начала года` }]),
  ]
  const isKnown = periods.some(({ value }) => value === chosen)
  return (
    <NativeSelect
      w={{ base: 'calc(50% - 6px)', sm: 200 }}
      aria-label={t`Период`}
      data={isKnown ? periods : [{ value: chosen, label: `${displayDate(from)} – ${displayDate(to)}` }, ...periods]}
      value={chosen}
      onChange={(event) => {
        const [start, end] = event.currentTarget.value.split('~')
        change({ from: start, to: end, page: undefined })
      }}
    />
  )
}

/** The cathedra of groups in scope, and the teacher or class that was opened from the overview. */
function OwnerSelects({ state, change }: CompletionPlace) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const overview = useCompletion(state, today, 'teacher')
  const classes = useCompletion(state, today, 'class')
  const cathedras = overview.data?.cathedras ?? []
  const choose = (
    key: 'cathedra' | 'teacher' | 'class',
    label: string,
    all: string,
    items: { id: number | null; title: string }[],
  ) => (
    <NativeSelect
      w={{ base: 'calc(50% - 6px)', sm: key === 'class' ? 130 : 220 }}
      aria-label={label}
      data={[
        { value: '', label: all },
        ...items
          .map(({ id, title }) => ({ value: String(id), label: title }))
          .toSorted((a, b) => compareText(a.label, b.label)),
      ]}
      value={state[key] === undefined ? '' : String(state[key])}
      onChange={(event) => change({ [key]: event.currentTarget.value || undefined, page: undefined })}
    />
  )
  return (
    <>
      {cathedras.length > 1 ? choose('cathedra', t`Кафедра`, t`Все кафедры`, cathedras) : null}
      {choose('teacher', t`Учитель`, t`Все учителя`, overview.data?.rows ?? [])}
      {choose('class', t`Класс`, t`Все классы`, classes.data?.rows ?? [])}
    </>
  )
}

/** The overview of everybody: of which owners one may choose. */
const useCompletion = (state: CompletionPlace['state'], today: string, by: 'teacher' | 'class') =>
  useQuery({
    ...query(readCompletion, {
      query: { ...requestOf({ ...state, teacher: undefined, class: undefined }, today), by },
    }),
    placeholderData: keepPreviousData,
  })

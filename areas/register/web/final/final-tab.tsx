import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { idText } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import {
  Answer,
  Empty,
  Group,
  Loading,
  NativeSelect,
  Panel,
  Select,
  Stack,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { listFinalCards } from '../../contract/final-cards.ts'
import { listRegisterClasses } from '../../contract/prepared.ts'
import { paperPeriod } from '../../rules/paper-words.ts'
import { ClassCards } from './class-cards.tsx'

const periods = ['q1', 'q2', 'q3', 'q4', 'h1', 'h2', 'year'] as const
type Period = (typeof periods)[number]
const Address = z.object({ class: z.optional(idText), period: z.optional(z.enum(periods)) })

/** «q2», «h1», «year» as a quarter or a half-year. */
const periodOf = (period: Period): { quarter: number | null; half: number | null } => {
  const number = Number(period.slice(1))
  if (period.startsWith('q')) return { quarter: number, half: null }
  return { quarter: null, half: period.startsWith('h') ? number : null }
}

/** Final report cards of a class for a period: made, checked, signed. */
export function FinalTab() {
  const { t } = useLingui()
  const { year, quarters, today } = useStudyYear()
  const [state, change] = useUrlState(Address)
  const classes = useQuery(query(listRegisterClasses, { query: year === null ? {} : { year: String(year.id) } }))
  const ended = quarters.filter(({ end_date }) => end_date <= today).at(-1)?.number
  const period: Period = state.period ?? (ended === 4 ? 'year' : periods[(ended ?? 1) - 1]) ?? 'q1'
  return (
    <Answer of={classes}>
      {({ items }) => {
        const single = items.length === 1 ? items[0]?.id : undefined
        const chosen = items.find(({ id }) => id === (state.class ?? single))
        return (
          <Stack gap="md">
            <Group gap="sm" align="end">
              <Select
                label={t`Класс`}
                placeholder={t`Выберите`}
                searchable
                allowDeselect={false}
                nothingFoundMessage={t`Такого класса нет`}
                w={160}
                data={items.map(({ id, title }) => ({ value: String(id), label: title }))}
                value={chosen ? String(chosen.id) : null}
                onChange={(id) => change({ class: id })}
              />
              <NativeSelect
                label={t`Период`}
                w={200}
                data={periods.map((value) => ({
                  value,
                  label: value === 'year' ? t`Учебный год` : paperPeriod('ru', periodOf(value)),
                }))}
                value={period}
                onChange={(event) => change({ period: event.currentTarget.value })}
              />
            </Group>
            {chosen === undefined ? (
              <Empty
                title={
                  items.length === 0 ? (
                    <Trans>Классов, доступных вам, в этом году нет</Trans>
                  ) : (
                    <Trans>Выберите класс</Trans>
                  )
                }
                hint={<Trans>Итоговый табель составляют после конца периода, проверяют и подписывают.</Trans>}
              />
            ) : (
              <Cards key={`${chosen.id}:${period}`} classId={chosen.id} period={periodOf(period)} />
            )}
          </Stack>
        )
      }}
    </Answer>
  )
}

interface Props {
  classId: number
  period: { quarter: number | null; half: number | null }
}
function Cards({ classId, period: { quarter, half } }: Props) {
  const requested = {
    class_id: String(classId),
    ...(quarter === null ? {} : { quarter: String(quarter) }),
    ...(half === null ? {} : { half: String(half) }),
  }
  const cards = useQuery(query(listFinalCards, { query: requested }))
  return (
    <Panel>
      <Answer of={cards} loading={<Loading lines={12} />}>
        {(list) => <ClassCards list={list} requested={requested} period={{ quarter, half }} />}
      </Answer>
    </Panel>
  )
}

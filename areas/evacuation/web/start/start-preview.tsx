import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { List, Text } from '#platform/web/ui/index.ts'
import { previewStart } from '../../contract/evacuations.ts'
import { unitsOf, type Plan } from './plan.ts'

/** Whom the start would raise, counted at this minute. Where it can't be counted nothing is said: a start never waits for it. */
export function StartPreview({ plan }: { plan: Plan }) {
  const { t } = useLingui()
  const body = { units: unitsOf(plan) }
  const { data, isPending } = useQuery({ ...query(previewStart, { body }), retry: false, gcTime: 0 })
  if (isPending) return <List.Item>{t`Считаем, кого поднимет сигнал…`}</List.Item>
  if (!data) return null
  const people = plural(data.expected, { one: '# человек', few: '# человека', other: '# человек' })
  const lists = plural(data.lists, { one: '# списке', other: '# списках' })
  const collectors = plural(data.collectors, { one: '# сотрудник', few: '# сотрудника', other: '# сотрудников' })
  const away = plural(data.away, {
    one: 'Ещё # человек отсутствует',
    few: 'Ещё # человека отсутствуют',
    other: 'Ещё # человек отсутствуют',
  })
  return (
    <>
      <List.Item>
        <Text component="span" fw={600}>
          {data.expected === 0
            ? t`Собирать сейчас некого.`
            : t`Сейчас это ${people} в ${lists}: их собирают ${collectors}.`}
        </Text>{' '}
        {data.away > 0 ? t`${away} по расписанию и журналу.` : null}
      </List.Item>
      {data.on_duty > 0 ? (
        <List.Item>{t`Списков без своего учителя или руководителя: ${data.on_duty}. Их собирают дежурные.`}</List.Item>
      ) : null}
    </>
  )
}

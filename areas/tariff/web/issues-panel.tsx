import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Button, Group, Panel, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { listIssues, type Issue } from '../contract/tariff.ts'
import { TariffAddress } from './address.ts'

/** Lists that were issued in the year: opened, compared with what is now. */
export function IssuesPanel({ ofYear }: { ofYear: { year_id?: string } }) {
  const issues = useQuery(query(listIssues, { query: ofYear }))
  return (
    <Panel p="sm">
      <Stack gap="xs">
        <Text fw={600}>
          <Trans>Выпущенные</Trans>
        </Text>
        <Answer of={issues}>
          {({ items }) =>
            items.length === 0 ? (
              <Text size="sm" c="dimmed">
                <Trans>В этом году тарификацию ещё не выпускали</Trans>
              </Text>
            ) : (
              items.map((issue) => <IssueLine key={issue.id} issue={issue} />)
            )
          }
        </Answer>
      </Stack>
    </Panel>
  )
}

function IssueLine({ issue }: { issue: Issue }) {
  const { t } = useLingui()
  const [{ issue: open, compare }, change] = useUrlState(TariffAddress)
  const { id, as_of, made_at, made_by, remark, sums } = issue
  const [day, hours, people] = [displayDate(as_of), displayNumber(sums.hours), displayNumber(sums.teachers)]
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text size="sm">
          <b>
            <Trans>на {day}</Trans>
          </b>
          {remark === null ? null : ` · ${remark}`}
        </Text>
        <Text size="xs" c="dimmed">
          <Trans>
            Учителей {people}, часов {hours}
          </Trans>
          {` · ${[displayMoment(made_at), made_by].filter(Boolean).join(', ')}`}
        </Text>
      </div>
      <Group gap={6}>
        <Button
          size="compact-sm"
          variant={open === id ? 'filled' : 'default'}
          aria-label={t`Открыть тарификацию на ${day}`}
          onClick={() => change({ issue: open === id ? null : id, compare: null })}
        >
          <Trans>Открыть</Trans>
        </Button>
        <Button
          size="compact-sm"
          variant={compare === id ? 'filled' : 'default'}
          aria-label={t`Что изменилось с ${day}`}
          onClick={() => change({ compare: compare === id ? null : id, issue: null })}
        >
          <Trans>Что изменилось</Trans>
        </Button>
      </Group>
    </Group>
  )
}

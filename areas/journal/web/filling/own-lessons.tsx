import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { Answer, Empty, Panel, Text } from '#platform/web/ui/index.ts'
import { listUnfilled } from '../../contract/filling.ts'
import { daysOf, type FillingState } from './address.ts'
import { FillingFilters } from './filling-filters.tsx'
import styles from './filling.module.css'

interface Props {
  state: FillingState
  change: (changes: Partial<Record<keyof FillingState, string | undefined>>) => void
}

/** One's own lessons that lack something, each leading to where it is written. */
export function OwnLessons({ state, change }: Props) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const asked = { ...daysOf(state, today), homework: state.homework ? ('true' as const) : ('false' as const) }
  const lessons = useQuery({ ...query(listUnfilled, { query: asked }), placeholderData: keepPreviousData })
  return (
    <Panel p={0}>
      <FillingFilters state={state} change={change} />
      <Answer of={lessons}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty
              title={<Trans>Всё заполнено</Trans>}
              hint={<Trans>За эти дни у всех ваших уроков всё записано.</Trans>}
            />
          ) : (
            <ul className={styles['lessons']} aria-label={t`Мои незаполненные уроки`}>
              {items.map(({ id, group_id, group, course, date, slot, has_topic, has_homework }) => (
                <li key={id}>
                  <Link
                    to="/journal"
                    search={{ group: String(group_id), lesson: String(id), tab: 'topics' }}
                    className={styles['lesson']}
                  >
                    <span>
                      {group} · {course}
                    </span>
                    <Text component="span" size="sm" c="dimmed">
                      <Trans>
                        {weekdayAndDay(date)}, {slot}-й урок
                      </Trans>
                      {': '}
                      {[has_topic ? null : t`нет темы`, has_homework || !state.homework ? null : t`нет задания`]
                        .filter(Boolean)
                        .join(', ')}
                    </Text>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  )
}

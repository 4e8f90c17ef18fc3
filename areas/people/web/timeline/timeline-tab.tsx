import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Badge, Chip, Empty, Group, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { readTimeline, type Entry } from '../../contract/timeline.ts'
import classes from './timeline.module.css'

/** «Лента»: all that rooms tell of a student, the latest first, narrowed to what is chosen. */
export function TimelineTab({ person }: { person: PersonCard }) {
  const answer = useQuery(query(readTimeline, { params: { id: String(person.id) } }))
  return <Answer of={answer}>{(timeline) => <Timeline {...timeline} />}</Answer>
}

function Timeline({ sources, items, total }: Output<typeof readTimeline>) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string[]>([])
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  const shown = chosen.length === 0 ? items : items.filter(({ source }) => chosen.includes(source))
  if (items.length === 0)
    return (
      <Panel>
        <Empty
          title={<Trans>Пока ничего не записано</Trans>}
          hint={<Trans>Здесь встанут классы, документы, отсутствия и итоги четвертей.</Trans>}
        />
      </Panel>
    )
  return (
    <Panel>
      <Stack gap="md">
        <Chip.Group multiple value={chosen} onChange={setChosen}>
          <Group gap="xs" component="fieldset" bd={0} m={0} p={0} aria-label={t`Что показать`}>
            {sources.map(({ id, title }) => (
              <Chip key={id} value={id} size="xs">
                {title}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <ol className={classes['entries']}>
          {shown.map((entry, index) => (
            <TimelineEntry
              key={`${entry.source} ${entry.date} ${index}`}
              entry={entry}
              source={titles.get(entry.source)}
            />
          ))}
        </ol>
        {total > items.length ? (
          <Text size="sm" c="dimmed">
            <Trans>
              Показаны последние записи: {items.length} из {total}
            </Trans>
          </Text>
        ) : null}
      </Stack>
    </Panel>
  )
}

function TimelineEntry({
  entry: { date, until, title, detail },
  source,
}: {
  entry: Entry
  source: string | undefined
}) {
  return (
    <li className={classes['entry']}>
      <Text component="time" dateTime={date} size="sm" c="dimmed" className={classes['date']}>
        {until === null ? displayDate(date) : `${displayDate(date)} – ${displayDate(until)}`}
      </Text>
      <div>
        <Group gap="xs">
          <Text fw={500}>{title}</Text>
          <Badge variant="light" color="gray" tt="none">
            {source}
          </Badge>
        </Group>
        {detail === null ? null : (
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        )}
      </div>
    </li>
  )
}

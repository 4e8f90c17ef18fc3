import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, LinkAnchor, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { readWeek } from '../contract/week.ts'
import { weekSlug } from '../rules/week-slug.ts'

/** Today's lessons of a room, and the way to its week. */
export function RoomLessons({ roomId }: { roomId: number }) {
  const slug = weekSlug({ kind: 'room', id: roomId })
  const week = useQuery(query(readWeek, { params: { slug } }))
  return (
    <section>
      <PanelHead order={3} title={<Trans>Уроки сегодня</Trans>}>
        <LinkAnchor to={`/timetable/${slug}`} size="sm">
          <Trans>Вся неделя</Trans>
        </LinkAnchor>
      </PanelHead>
      <Answer of={week}>
        {({ days, today }) => {
          const lessons = days.find(({ date }) => date === today)?.lessons ?? []
          return lessons.length === 0 ? (
            <Text size="sm" c="dimmed">
              <Trans>Сегодня уроков в кабинете нет</Trans>
            </Text>
          ) : (
            <Stack gap={2} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {lessons.map(({ id, start_time, end_time, course, group, teachers }) => (
                <Text key={id} component="li" size="sm">
                  {start_time}–{end_time} · {course.title}, {group.title}
                  {teachers[0] ? ` · ${teachers.map((one) => one.short_name).join(', ')}` : ''}
                </Text>
              ))}
            </Stack>
          )
        }}
      </Answer>
    </section>
  )
}

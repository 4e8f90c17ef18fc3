import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Group, Loading, Panel, SegmentedControl, Stack, Text } from '#platform/web/ui/index.ts'
import { readDiaryTotals } from '../../contract/diary.ts'
import { CourseTotals } from './course-totals.tsx'
import styles from './diary.module.css'

interface Props {
  studentId: number | null
  /** Null: the present one. */
  quarterId: number | null
  onQuarter: (quarterId: number) => void
}
const numerals = ['I', 'II', 'III', 'IV']

/** Totals by course with their computation, what is still to be reached, and misses. */
export function DiaryTotals({ studentId, quarterId, onQuarter }: Props) {
  const { t } = useLingui()
  const { quarters } = useStudyYear()
  const asked = {
    ...(studentId === null ? {} : { student: String(studentId) }),
    ...(quarterId === null ? {} : { quarter: String(quarterId) }),
  }
  const totals = useQuery({ ...query(readDiaryTotals, { query: asked }), placeholderData: keepPreviousData })
  return (
    <Answer of={totals} loading={<Loading lines={14} />}>
      {({ quarter_id, courses, misses }) => (
        <Stack gap="md" aria-busy={totals.isPlaceholderData}>
          {quarters.length > 0 ? (
            <SegmentedControl
              aria-label={t`Четверть`}
              maw={320}
              data={quarters.map(({ id, number }) => ({
                value: String(id),
                label: t`${numerals[number - 1] ?? ''} чтв`,
              }))}
              value={String(quarter_id ?? '')}
              onChange={(id) => onQuarter(Number(id))}
            />
          ) : null}
          {courses.length > 0 ? (
            <div className={styles['courses']}>
              {courses.map((course) => (
                <CourseTotals key={course.course_id} course={course} />
              ))}
            </div>
          ) : (
            <Empty
              title={<Trans>Предметов пока нет</Trans>}
              hint={<Trans>Они появятся, когда ученика зачислят в учебные группы.</Trans>}
            />
          )}
          <Panel>
            <Text component="h2" fw={600} size="sm" mb="xs">
              <Trans>Пропуски</Trans>
            </Text>
            {misses.length === 0 ? (
              <Text size="sm" c="dimmed">
                <Trans>Пропусков нет</Trans>
              </Text>
            ) : (
              <Group gap="lg">
                {misses.map(({ category, title, lessons }) => (
                  <Text key={category} size="sm">
                    {title}: <Plural value={lessons} one="# урок" few="# урока" many="# уроков" other="# урока" />
                  </Text>
                ))}
              </Group>
            )}
          </Panel>
        </Stack>
      )}
    </Answer>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { roman } from '#platform/contract/roman.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Group, Loading, SegmentedControl, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { readDiaryTotals, type DiaryTotals as Totals } from '../../contract/totals.ts'
import { TotalsAddress } from '../address.ts'
import { useLiveDiary } from '../use-live-diary.ts'
import { CourseCards } from './course-cards.tsx'
import { CoursesTable } from './courses-table.tsx'
import { MissCounts } from './miss-counts.tsx'
import { TotalsKey } from './totals-key.tsx'

const narrow = '(max-width: 79.99em)'

/** Totals of a student by course, what may still be reached, misses. `studentId` null: one's own. */
export function DiaryTotals({ studentId }: { studentId: number | null }) {
  const { t } = useLingui()
  const { quarters } = useStudyYear()
  const [{ quarter }, change] = useUrlState(TotalsAddress)
  const totals = useQuery({
    ...query(readDiaryTotals, {
      query: {
        ...(studentId === null ? {} : { student: String(studentId) }),
        ...(quarter === undefined ? {} : { quarter: String(quarter) }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const chosen = quarter ?? totals.data?.quarter_id
  useLiveDiary(studentId)
  return (
    <Stack gap="md">
      {quarters.length > 0 ? (
        <Group>
          <SegmentedControl
            aria-label={t`Четверть`}
            data={quarters.map(({ id, number }) => ({
              value: String(id),
              label: t`${roman(number)} чтв`,
            }))}
            value={String(chosen ?? '')}
            onChange={(id) => change({ quarter: id })}
          />
        </Group>
      ) : null}
      <Answer of={totals} loading={<Loading lines={14} height={24} />}>
        {(shown) => (
          <Stack aria-busy={totals.isPlaceholderData} opacity={totals.isPlaceholderData ? 0.6 : 1}>
            <Shown totals={shown} quarterIds={quarters.map(({ id }) => id)} />
          </Stack>
        )}
      </Answer>
    </Stack>
  )
}

function Shown({ totals, quarterIds }: { totals: Totals; quarterIds: readonly number[] }) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  const { courses, misses, rules } = totals
  if (courses.length === 0)
    return (
      <Empty
        title={<Trans>Предметов в этом году пока нет</Trans>}
        hint={<Trans>Они появятся, когда ученика зачислят в учебные группы.</Trans>}
      />
    )
  return (
    <>
      <MissCounts misses={misses} />
      {isNarrow ? (
        <CourseCards courses={courses} rules={rules} />
      ) : (
        <CoursesTable courses={courses} rules={rules} quarterIds={quarterIds} />
      )}
      <TotalsKey />
    </>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRows, type JournalStore, type JournalTabProps } from '#areas/journal/web/index.ts'
import { missCategories, missCategoryTitles } from '#areas/miss-kinds/rules/miss-kinds.ts'
import { missColours } from '#areas/miss-kinds/web/index.ts'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { cellId } from '#platform/web/grid/index.ts'
import { BarChart, type ChartData } from '#platform/web/charts/index.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, Empty, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { exportAttendance } from '../contract/attendance.ts'
import { attendanceOf, attendanceTotal, pastLessons } from '../rules/attendance.ts'
import { missesByWeek } from '../rules/misses-by-week.ts'
import { AttendanceTable } from './attendance-table.tsx'

/** Misses of the period as they stand on the screen, those not yet saved included, with what is counted of them. */
function attendanceIn(store: JournalStore, period: JournalTabProps['period']) {
  const { students, miss_kinds: kinds, today } = store.grid
  const columns = store.columnsIn(period).filter((column) => column.kind === 'lesson')
  const lessons = pastLessons(
    columns.map(({ lesson }) => lesson),
    today,
  )
  const dateOf = new Map(lessons.map(({ id, date }) => [id, date]))
  const misses = columns.flatMap(({ id, lesson }) =>
    students.flatMap((student) => {
      const { miss } = store.value(cellId(id, student.id))
      return miss && dateOf.has(lesson.id) ? [{ lesson_id: lesson.id, student_id: student.id, ...miss }] : []
    }),
  )
  const dated = misses.flatMap(({ lesson_id, kind_id }) => {
    const [date, kind] = [dateOf.get(lesson_id), kinds.find(({ id }) => id === kind_id)]
    return date !== undefined && kind ? [{ date, kind }] : []
  })
  const [first, last] = [lessons[0]?.date, lessons.at(-1)?.date]
  return {
    lessons,
    rows: attendanceOf({ lessons, students, misses, kinds }),
    weeks: first === undefined || last === undefined ? [] : missesByWeek(dated, first, last),
  }
}

/** «Посещаемость»: the group's misses by student and kind over the period, week by week, for paper and for Excel. */
export function AttendanceTab({ journalSession: { store }, period, change }: JournalTabProps) {
  const { t } = useLingui()
  useRows(store)
  const save = useSaveFile(exportAttendance)
  const { group, miss_kinds: kinds, students, lessons: all } = store.grid
  const { lessons, rows, weeks } = attendanceIn(store, period)
  if (lessons.length === 0)
    return (
      <Empty
        title={<Trans>В этом периоде уроков ещё не было</Trans>}
        hint={<Trans>Здесь появится, кто и сколько уроков пропустил.</Trans>}
      />
    )
  const data: ChartData = {
    title: t`Пропущенные уроки группы по неделям`,
    axis: t`Неделя с`,
    rows: weeks.map(({ monday, ...counts }) => ({ label: dayAndMonth(monday), ...counts })),
    series: missCategories
      .filter((category) => weeks.some((week) => week[category] > 0))
      .map((category) => ({ key: category, title: missCategoryTitles[category], colour: missColours[category] })),
  }
  const take = () =>
    save.take({ params: { id: String(group.id) }, query: period === 'year' ? {} : { quarter: String(period) } })
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          <Plural value={lessons.length} one="Проведён # урок" few="Проведено # урока" other="Проведено # уроков" />
        </Text>
        <Group gap="xs" data-print="never">
          {all.some(({ may_mark }) => may_mark) ? (
            <Button variant="light" size="sm" onClick={() => change({ tab: 'roll', lesson: undefined })}>
              <Trans>Перекличка</Trans>
            </Button>
          ) : null}
          <Button
            variant="default"
            size="sm"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            loading={save.isTaking}
            onClick={take}
          >
            Excel
          </Button>
        </Group>
      </Group>
      <AttendanceTable students={students} rows={rows} total={attendanceTotal(rows, kinds)} kinds={kinds} />
      <Panel>
        <Stack gap="sm">
          <Title order={2} size="h4">
            <Trans>По неделям</Trans>
          </Title>
          {data.series.length > 0 ? <BarChart data={data} /> : <Empty title={<Trans>Пропущенных уроков нет</Trans>} />}
        </Stack>
      </Panel>
    </Stack>
  )
}

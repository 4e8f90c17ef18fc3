import { Trans, useLingui } from '@lingui/react/macro'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { BarChart, type ChartData } from '#platform/web/charts/index.ts'
import { Empty, Panel, Stack, Title } from '#platform/web/ui/index.ts'
import type { StudyResults } from '../../contract/studies.ts'
import { missColours } from '#areas/miss-kinds/web/index.ts'
import { missCategories, missCategoryTitles } from '#areas/miss-kinds/rules/miss-kinds.ts'
import { MissCounts } from '../totals/miss-counts.tsx'

type Props = Pick<StudyResults, 'misses' | 'weeks'>

/** Missed lessons: how many of which kind, and in which weeks. */
export function MissesPanel({ misses, weeks }: Props) {
  const { t } = useLingui()
  const missed = weeks.some((week) => missCategories.some((category) => week[category] > 0))
  const data: ChartData = {
    title: t`Пропущенные уроки по неделям`,
    axis: t`Неделя с`,
    rows: weeks.map(({ monday, ...counts }) => ({ label: dayAndMonth(monday), ...counts })),
    series: missCategories
      .filter((category) => weeks.some((week) => week[category] > 0))
      .map((category) => ({ key: category, title: missCategoryTitles[category], colour: missColours[category] })),
  }
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Пропуски</Trans>
        </Title>
        <MissCounts misses={misses} title={<Trans>За учебный год</Trans>} />
        {missed ? <BarChart data={data} /> : <Empty title={<Trans>Пропущенных уроков нет</Trans>} />}
      </Stack>
    </Panel>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import type { ReactNode } from 'react'
import { BarChart } from '#platform/web/charts/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Answer, Empty, Panel, SimpleGrid, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { readViewReport, type Audience, type ViewReport } from '../../contract/report.ts'
import { PagesTable } from './pages-table.tsx'
import { RolesTable } from './roles-table.tsx'
import { useDayChart } from './use-day-chart.ts'

/** Views without names: the days drawn, the pages and roles counted. */
export function ViewReportPart({ audience, days }: { audience: Audience; days: string }) {
  const report = useQuery({
    ...query(readViewReport, { query: { audience, days } }),
    placeholderData: keepPreviousData,
  })
  return <Answer of={report}>{(shown) => <Shown report={shown} />}</Answer>
}

function Shown({ report }: { report: ViewReport }) {
  const { t } = useLingui()
  const chart = useDayChart(report.days)
  const term = (
    <Text size="sm" c="dimmed">
      <Trans>
        Просмотры хранятся {plural(report.kept_months, { one: '# месяц', few: '# месяца', other: '# месяцев' })}, потом
        стираются сами
      </Trans>
    </Text>
  )
  if (report.views === 0)
    return (
      <Stack gap="md">
        <Panel>
          <Empty title={<Trans>За эти дни никто ничего не открывал</Trans>} hint={t`Выберите срок подлиннее`} />
        </Panel>
        {term}
      </Stack>
    )
  const share = displayNumber(Math.round((report.people / Math.max(report.accounts, 1)) * 100))
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <Figure title={t`Просмотров`} value={displayNumber(report.views)} />
        <Figure title={t`Заходили`} value={`${displayNumber(report.people)} (${share} %)`} />
        <Figure title={t`Могут входить`} value={displayNumber(report.accounts)} />
      </SimpleGrid>
      <Panel>
        <BarChart data={chart} />
      </Panel>
      {term}
      <Part title={<Trans>Страницы</Trans>}>
        <PagesTable pages={report.pages} />
      </Part>
      <Part title={<Trans>Роли</Trans>}>
        <RolesTable roles={report.roles} />
      </Part>
    </Stack>
  )
}

function Figure({ title, value }: { title: string; value: string }) {
  return (
    <Panel>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fz={22} fw={650}>
        {value}
      </Text>
    </Panel>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Panel>
      <Title order={2} mb="xs">
        {title}
      </Title>
      {children}
    </Panel>
  )
}

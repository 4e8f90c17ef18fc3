import { Trans, useLingui } from '@lingui/react/macro'
import { PageFrame, Tabs, useTitle, useUrlState } from '#platform/web/ui/index.ts'
import { DiaryAddress } from './address.ts'
import { DiaryTotals } from './totals/diary-totals.tsx'
import { DiaryWeek } from './week/diary-week.tsx'

/** `/journal` of a student: the own week, and the own totals. */
export function DiaryPage() {
  const { t } = useLingui()
  const [{ tab }, change] = useUrlState(DiaryAddress)
  useTitle(t`Дневник`)
  return (
    <PageFrame title={<Trans>Дневник</Trans>}>
      <Tabs value={tab} onChange={(next) => change({ tab: next === 'week' ? undefined : next })} keepMounted={false}>
        <Tabs.List mb="md" data-print="never">
          <Tabs.Tab value="week">
            <Trans>Неделя</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="totals">
            <Trans>Итоги</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="week">
          <DiaryWeek studentId={null} />
        </Tabs.Panel>
        <Tabs.Panel value="totals">
          <DiaryTotals studentId={null} />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  )
}

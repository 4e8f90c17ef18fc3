import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '#platform/web/api/index.ts'
import { Button, Empty, PageFrame, Tabs, TabStrip, useTitle, useUrlState } from '#platform/web/ui/index.ts'
import { DiaryAddress } from './address.ts'
import { DiaryTotals } from './totals/diary-totals.tsx'
import { DiaryWeek } from './week/diary-week.tsx'

/** `/journal` of a student: the own week, and the own totals. */
export function DiaryPage() {
  const { t } = useLingui()
  const [{ tab, student }, change] = useUrlState(DiaryAddress)
  const own = useSession()?.personId ?? null
  useTitle(t`Дневник`)
  const tabs = [
    { value: 'week', title: <Trans>Неделя</Trans> },
    { value: 'totals', title: <Trans>Итоги</Trans> },
  ]
  if (student !== undefined && student !== own)
    return (
      <PageFrame title={<Trans>Дневник</Trans>}>
        <Empty
          title={<Trans>Этот дневник вам не открыть</Trans>}
          hint={<Trans>Ссылка ведёт в дневник другого ученика: его видят он сам и его семья.</Trans>}
          action={
            <Button variant="default" onClick={() => change({ student: undefined })}>
              <Trans>Мой дневник</Trans>
            </Button>
          }
        />
      </PageFrame>
    )
  return (
    <PageFrame title={<Trans>Дневник</Trans>}>
      <Tabs value={tab} onChange={(next) => change({ tab: next === 'week' ? undefined : next })} keepMounted={false}>
        <TabStrip tabs={tabs} open={tab} mb="md" />
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

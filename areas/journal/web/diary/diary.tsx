import { Trans } from '@lingui/react/macro'
import { Tabs, useUrlState } from '#platform/web/ui/index.ts'
import { DiaryAddress } from './address.ts'
import { DiaryTotals } from './diary-totals.tsx'
import { DiaryWeek } from './diary-week.tsx'

/** A diary: the week and the totals. `studentId` null: one's own. */
export function Diary({ studentId }: { studentId: number | null }) {
  const [{ view, date, quarter }, change] = useUrlState(DiaryAddress)
  return (
    <Tabs value={view} onChange={(next) => change({ view: next })} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="week">
          <Trans>Неделя</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="totals">
          <Trans>Итоги и прогноз</Trans>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="week">
        <DiaryWeek studentId={studentId} date={date ?? null} onDate={(next) => change({ date: next ?? undefined })} />
      </Tabs.Panel>
      <Tabs.Panel value="totals">
        <DiaryTotals
          studentId={studentId}
          quarterId={quarter ?? null}
          onQuarter={(next) => change({ quarter: next })}
        />
      </Tabs.Panel>
    </Tabs>
  )
}

import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { ChildAbsences } from '#areas/student-absences/web/index.ts'
import { DiaryTotals, DiaryWeek, useLiveDiary } from '#areas/diary/web/index.ts'
import { AchievementsTab, DocumentsTab } from '#areas/personal-file/web/index.ts'
import { Stack, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { readDashboard, type StudentDay } from '../../contract/dashboard.ts'
import { StudentPanels } from '../day/student-panels.tsx'

const Address = z.object({ tab: z._default(z.enum(['day', 'week', 'totals', 'absences', 'file']), 'day') })

/** A child's day, diary, totals and papers; which of them is in the address. */
export function ChildTabs({ day }: { day: StudentDay }) {
  const [{ tab }, change] = useUrlState(Address)
  const { id, full_name } = day.student
  useLiveDiary(id, [readDashboard])
  const tabs = [
    { value: 'day', title: <Trans>Сегодня</Trans> },
    { value: 'week', title: <Trans>Дневник</Trans> },
    { value: 'totals', title: <Trans>Итоги</Trans> },
    { value: 'absences', title: <Trans>Пропуски</Trans> },
    { value: 'file', title: <Trans>Личное дело</Trans> },
  ]
  return (
    <Tabs value={tab} onChange={(next) => change({ tab: next === 'day' ? undefined : next })} keepMounted={false}>
      <TabStrip tabs={tabs} open={tab} mb="md" />
      <Tabs.Panel value="day">
        <StudentPanels day={day} />
      </Tabs.Panel>
      <Tabs.Panel value="week">
        <DiaryWeek studentId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="totals">
        <DiaryTotals studentId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="absences">
        <ChildAbsences studentId={id} name={full_name} />
      </Tabs.Panel>
      <Tabs.Panel value="file">
        <Stack gap="md">
          <AchievementsTab personId={id} schoolClass={null} />
          <DocumentsTab personId={id} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  )
}

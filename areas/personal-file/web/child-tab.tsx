import { msg } from '@lingui/core/macro'
import type { ChildTab } from '#platform/web/child-tab.ts'
import { Stack } from '#platform/web/ui/index.ts'
import { AchievementsTab, DocumentsTab } from './lazy-tabs.tsx'

/** «Личное дело» of a child, for the family. */
export const fileTab: ChildTab = {
  id: 'file',
  title: msg`Личное дело`,
  order: 50,
  component: ({ studentId }) => (
    <Stack gap="md">
      <AchievementsTab personId={studentId} schoolClass={null} />
      <DocumentsTab personId={studentId} />
    </Stack>
  ),
}

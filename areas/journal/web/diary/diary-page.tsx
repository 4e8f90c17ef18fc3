import { Trans } from '@lingui/react/macro'
import { PageFrame } from '#platform/web/ui/index.ts'
import { Diary } from './diary.tsx'

/** `/journal` to a student: one's own diary. */
export function DiaryPage() {
  return (
    <PageFrame title={<Trans>Дневник</Trans>}>
      <Diary studentId={null} />
    </PageFrame>
  )
}

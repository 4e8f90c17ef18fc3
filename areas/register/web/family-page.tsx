import { Trans } from '@lingui/react/macro'
import { PageFrame } from '#platform/web/ui/index.ts'
import { BookTab } from './book/book-tab.tsx'

/** `/dashboard/grade-book`: results of one's own children, all years. */
export function FamilyPage() {
  return (
    <PageFrame title={<Trans>Успеваемость по годам</Trans>}>
      <BookTab />
    </PageFrame>
  )
}

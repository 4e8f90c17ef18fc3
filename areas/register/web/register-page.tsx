import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { PageFrame, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { listFinalCards } from '../contract/final-cards.ts'
import { readGradeBook } from '../contract/grade-book.ts'
import { BookTab } from './book/book-tab.tsx'
import { FinalTab } from './final/final-tab.tsx'
import { PrintTab } from './print/print-tab.tsx'

const Address = z.object({ tab: z.optional(z.enum(['book', 'print', 'final'])) })

/** `/students-register/grade-book`: a student's results of all years, report cards of classes, final report cards. */
export function RegisterPage() {
  const [{ tab: requested }, change] = useUrlState(Address)
  const [readsBooks, seesCards] = [useAllowed(readGradeBook), useAllowed(listFinalCards)]
  const isStudent = useSession()?.roles.includes('student') ?? false
  const tab = requested ?? (readsBooks ? 'book' : 'final')
  const title = <Trans>Успеваемость по годам</Trans>
  const tabs = [
    { value: 'book', title: <Trans>Ученик</Trans>, isShown: readsBooks },
    { value: 'print', title: <Trans>Табели</Trans>, isShown: readsBooks },
    { value: 'final', title: <Trans>Итоговые табели</Trans>, isShown: seesCards },
  ].filter(({ isShown }) => isShown)
  if (isStudent)
    return (
      <PageFrame title={title}>
        <BookTab />
      </PageFrame>
    )
  return (
    <PageFrame title={title}>
      <Tabs value={tab} onChange={(next) => change({ tab: next })} keepMounted={false}>
        <TabStrip tabs={tabs} open={tab} mb="md" />
        <Tabs.Panel value="book">
          <BookTab />
        </Tabs.Panel>
        <Tabs.Panel value="print">
          <PrintTab />
        </Tabs.Panel>
        <Tabs.Panel value="final">
          <FinalTab />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  )
}

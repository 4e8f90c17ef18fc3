import { msg } from '@lingui/core/macro'
import type { ChildTab } from '#platform/web/child-tab.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

const OwnPapers = lazyPart(async () => (await import('./own/own-papers.tsx')).OwnPapers, <Loading lines={6} />)

/** «Документы» of a child: certificates and applications of the family. */
export const papersTab: ChildTab = {
  id: 'papers',
  title: msg`Справки и заявления`,
  order: 60,
  component: ({ studentId, name }) => <OwnPapers personId={studentId} name={name} />,
}

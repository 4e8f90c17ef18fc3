import { Trans, useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { PageFrame, SegmentedControl, useUrlState } from '#platform/web/ui/index.ts'
import { listBoardStudents } from '../contract/rearrangements.ts'
import { useHasLeaves } from './academic-leave/leave-of-student.tsx'
import { GradesAddress } from './grades-address.ts'
import { ParallelsView } from './set-up/parallels-view.tsx'

const ClassesList = lazyPart(async () => (await import('./classes-list.tsx')).ClassesList)
const LeavesList = lazyPart(async () => (await import('./academic-leave/leaves-list.tsx')).LeavesList)
const BoardView = lazyPart(async () => (await import('./board/board-view.tsx')).BoardView)

/** `/managing/grades`: parallels and classes of the year. */
export function ClassesPage() {
  const { t } = useLingui()
  const [{ view }, change] = useUrlState(GradesAddress)
  const mayPlace = useAllowed(listBoardStudents)
  const hasLeaves = useHasLeaves()
  const views = [
    { value: 'parallels', label: t`Параллели` },
    { value: 'list', label: t`Список` },
    ...(mayPlace ? [{ value: 'board', label: t`Состав` }] : []),
    ...(hasLeaves ? [{ value: 'leaves', label: t`В отпуске` }] : []),
  ]
  return (
    <PageFrame
      title={<Trans>Классы</Trans>}
      actions={
        <SegmentedControl
          aria-label={t`Вид`}
          size="xs"
          data={views}
          value={view}
          onChange={(chosen) => change({ view: chosen === 'parallels' ? undefined : chosen, active: undefined })}
        />
      }
    >
      {view === 'list' ? (
        <ClassesList />
      ) : view === 'board' && mayPlace ? (
        <BoardView />
      ) : view === 'leaves' && hasLeaves ? (
        <LeavesList />
      ) : (
        <ParallelsView />
      )}
    </PageFrame>
  )
}

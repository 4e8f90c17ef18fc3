import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Answer, Empty, LinkButton, Loading, PageFrame, Panel, useUrlState } from '#platform/web/ui/index.ts'
import { readInProgress } from '../../contract/evacuations.ts'
import { failures } from '../../contract/texts.ts'
import { Gate } from '../gate.tsx'
import { useSeen } from '../live/use-seen.ts'
import { useRunning } from '../live/running.ts'
import { BoardAddress } from './address.ts'
import { BoardView } from './board-view.tsx'
import { useBoard } from './use-board.ts'

const Wall = lazyPart(async () => (await import('../wall/wall.tsx')).Wall, <Loading />)

/** `/evacuation/progress`: who is found and who is not, as it happens; `?wall=1` for a screen on the wall. */
export function BoardPage() {
  return (
    <Gate>
      <BoardAnswer />
    </Gate>
  )
}

function BoardAnswer() {
  const running = useQuery({ ...query(readInProgress), staleTime: 0 })
  const { evacuation } = useRunning()
  return (
    <Answer
      of={running}
      failure={failures.current}
      failed={(failure) => <PageFrame title={<Trans>Ход эвакуации</Trans>}>{failure}</PageFrame>}
    >
      {({ evacuation_in_progress }) => <Known runningId={(evacuation ?? evacuation_in_progress)?.id ?? null} />}
    </Answer>
  )
}

/** The one that was running when the page was opened stays on it once it has ended. */
function Known({ runningId }: { runningId: number | null }) {
  const { t } = useLingui()
  const [shownId, show] = useState(runningId)
  if (runningId !== null && runningId !== shownId) show(runningId)
  if (shownId !== null) return <Live key={shownId} evacuationId={shownId} />
  return (
    <PageFrame title={<Trans>Ход эвакуации</Trans>}>
      <Panel>
        <Empty
          title={<Trans>Сейчас эвакуации нет</Trans>}
          hint={t`Когда она начнётся, здесь будет видно, кого нашли и кого ещё нет`}
          action={
            <LinkButton to="/evacuation" variant="light">
              <Trans>К эвакуациям</Trans>
            </LinkButton>
          }
        />
      </Panel>
    </PageFrame>
  )
}

function Live({ evacuationId }: { evacuationId: number }) {
  const [{ wall }] = useUrlState(BoardAddress)
  const { answer, board, receive, isLive, staleSince } = useBoard(evacuationId)
  useSeen(board?.evacuation.status === 'active' ? evacuationId : null)
  if (board === null)
    return (
      <PageFrame title={<Trans>Ход эвакуации</Trans>}>
        <Answer of={answer} failure={failures.current}>
          {() => <Loading />}
        </Answer>
      </PageFrame>
    )
  if (wall) return <Wall board={board} isLive={isLive} staleSince={staleSince} />
  return <BoardView board={board} receive={receive} isLive={isLive} staleSince={staleSince} />
}

import { Trans } from '@lingui/react/macro'
import { IconDeviceTv } from '#platform/web/icons/index.ts'
import { useDeferredValue, useMemo } from 'react'
import { Alert, Button, LinkButton, PageFrame, Text, useUrlState } from '#platform/web/ui/index.ts'
import type { Mark } from '../../contract/marks.ts'
import { ParentsButton } from '../parents/parents-button.tsx'
import { ModeBanner } from '../words.tsx'
import { BoardAddress } from './address.ts'
import { filterBoard, type Board } from './board.ts'
import { EndActions } from './end-actions.tsx'
import { ConnectionWords } from './connection-words.tsx'
import { BoardFilters } from './filters.tsx'
import { Groups } from './groups.tsx'
import { SosCalls } from './sos-calls.tsx'
import { Totals } from './totals.tsx'
import { NeedingHelp } from './needing-help.tsx'
import { UnitDrawer } from './unit-drawer.tsx'
import { useMarking } from './use-marking.ts'

interface Props {
  board: Board
  receive: (marks: readonly Mark[]) => void
  isLive: boolean
  staleSince: number | null
}

/** The board for who leads: the lost first, then what people said of themselves, then lists and classes. */
export function BoardView({ board: whole, receive, isLive, staleSince }: Props) {
  const [{ building, type }, change] = useUrlState(BoardAddress)
  const board = useDeferredValue(whole)
  const filter = useMemo(
    () => ({ building: building === undefined ? null : Number(building), type: type ?? null }),
    [building, type],
  )
  const shown = useMemo(() => filterBoard(board, filter), [board, filter])
  const mark = useMarking(receive)
  const { evacuation } = whole
  const openWall = () => {
    change({ wall: '1' })
    // only a gesture may ask for it, and it may be refused: the wall fills the window then
    void document.documentElement.requestFullscreen?.().catch(() => undefined)
  }
  return (
    <PageFrame
      title={<Trans>Ход эвакуации</Trans>}
      subtitle={
        evacuation.note ? (
          <Text component="span" inherit lineClamp={2} title={evacuation.note}>
            {evacuation.note}
          </Text>
        ) : undefined
      }
      actions={
        <>
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<IconDeviceTv size={18} aria-hidden />}
            onClick={openWall}
          >
            <Trans>На экран</Trans>
          </Button>
          {evacuation.status === 'cancelled' ? null : (
            <ParentsButton evacuationId={evacuation.id} mode={evacuation.mode} />
          )}
          {evacuation.status === 'active' ? <EndActions evacuationId={evacuation.id} /> : null}
        </>
      }
    >
      <ModeBanner of={evacuation} ended_at={evacuation.ended_at} />
      {(isLive && staleSince === null) || evacuation.status !== 'active' ? null : (
        <Alert color={staleSince === null ? 'orange' : 'red'} variant="light" aria-live="polite">
          <ConnectionWords staleSince={staleSince} />
        </Alert>
      )}
      {evacuation.status === 'active' ? null : (
        <Ended id={evacuation.id} isCancelled={evacuation.status === 'cancelled'} />
      )}
      <BoardFilters units={whole.units} />
      <Totals board={shown} />
      <NeedingHelp board={shown} />
      <SosCalls evacuationId={evacuation.id} />
      <Groups board={shown} />
      <UnitDrawer board={board} mark={evacuation.status === 'active' ? mark : null} />
    </PageFrame>
  )
}

function Ended({ id, isCancelled }: { id: number; isCancelled: boolean }) {
  return (
    <Alert color="gray" variant="light" aria-live="polite">
      {isCancelled ? (
        <Trans>Отменена как ложный запуск: отметки сохранены</Trans>
      ) : (
        <Trans>Завершена: отметки больше не меняются</Trans>
      )}{' '}
      <LinkButton
        to="/evacuation/statistics/$id"
        params={{ id: String(id) }}
        size="xs"
        variant="light"
        color="gray"
        ml="xs"
      >
        <Trans>Итоги и отчёт</Trans>
      </LinkButton>
    </Alert>
  )
}

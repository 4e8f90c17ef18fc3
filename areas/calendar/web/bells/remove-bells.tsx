import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, reportAction } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Button } from '#platform/web/ui/index.ts'
import { removeBells, type BellSchedule } from '../../contract/bells.ts'
import { undoRemovedBells } from '../undo/undo-bells.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

interface Props {
  bells: BellSchedule
  yearId: number
  onDone: () => void
}

/** Removes bells that ring nowhere; others are refused with where they ring. */
export function RemoveBells({ bells, yearId, onDone }: Props) {
  const { id, title, version } = bells
  const { t } = useLingui()
  const onSettled = useReadCalendarAgain()
  const undoable = useUndoable()
  const onSuccess = () => {
    undoable(t`Звонки «${title}» удалены`, () => undoRemovedBells(bells, yearId))
    onDone()
  }
  const remove = useMutation({ ...call(removeBells), onSettled, onSuccess, onError: reportAction })
  const act = async () => {
    const isSure = await dialog.confirm({ message: t`Удалить звонки «${title}»?`, ok: t`Удалить`, isDangerous: true })
    if (isSure) remove.mutate({ params: { id: String(id) }, body: { version } })
  }
  return (
    <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void act()}>
      <Trans>Удалить</Trans>
    </Button>
  )
}

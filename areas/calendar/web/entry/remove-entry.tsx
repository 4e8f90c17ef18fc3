import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { reportAction, request } from '#platform/web/api/index.ts'
import { Button } from '#platform/web/ui/index.ts'
import type { CalendarPreview } from '../../contract/preview.ts'
import { previewEntry, removeEntry, type CalendarEntry } from '../../contract/entries.ts'
import { askCalendarPreview } from '../ask-calendar-preview.ts'
import { undoRemoved } from '../undo/undo-entry.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

interface Props {
  entry: CalendarEntry
  onInTheWay: (of: CalendarPreview) => void
  onDone: () => void
}

/** Removes an entry once it has been seen what happens to its lessons. */
export function RemoveEntry({ entry, onInTheWay, onDone }: Props) {
  const { id, title, version, year } = entry
  const { t } = useLingui()
  const undoable = useUndoable()
  const [isBusy, setBusy] = useState(false)
  const readAgain = useReadCalendarAgain()
  const remove = async () => {
    const preview = await request(previewEntry, { body: { year_id: year.id, id, entry: null } })
    if (preview.obstacles.length > 0) {
      onInTheWay(preview)
      return
    }
    if (!(await askCalendarPreview(preview, { message: t`Удалить «${title}»?`, ok: t`Удалить`, isDangerous: true })))
      return
    await request(removeEntry, { params: { id: String(id) }, body: { version } })
    undoable(t`«${title}»: удалено`, () => undoRemoved(entry))
    readAgain()
    onDone()
  }
  const act = async () => {
    setBusy(true)
    try {
      await remove()
    } catch (error) {
      reportAction(error)
      readAgain()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="subtle" color="red" loading={isBusy} onClick={() => void act()}>
      <Trans>Удалить</Trans>
    </Button>
  )
}

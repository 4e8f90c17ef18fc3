import { useLingui } from '@lingui/react/macro'
import { reportAction } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

/** Tells what has been done, with the way back: `back` does what takes it back; what it is refused with is told. */
export function useUndoable(): (done: string, back: () => Promise<unknown>) => void {
  const { t } = useLingui()
  const readAgain = useReadCalendarAgain()
  return (done, back) => {
    const act = async () => {
      try {
        await back()
        notify.success(t`Отменено: стало как было`)
      } catch (error) {
        reportAction(error)
      } finally {
        readAgain()
      }
    }
    notify.undoable(done, { label: t`Отменить`, act: () => void act() })
  }
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readRup, type Rup } from '../../../contract/rup.ts'
import { yearSteps } from './copied-steps.ts'
import { writeBlock } from './write-block.ts'

/** Begins an empty plan as that of the year before. */
export function TakeFormerPlan({ yearId, plan }: { yearId: number; plan: Rup }) {
  const { t } = useLingui()
  const { years } = useStudyYear()
  const { refresh } = useActions([readRup])
  const [isTaking, setTaking] = useState(false)
  const own = years.find(({ id }) => id === yearId)
  const former = years.find(({ date_start }) => own !== undefined && date_start < own.date_start)
  if (former === undefined) return null
  const title = `${former.date_start.slice(0, 4)}–${former.date_end.slice(0, 4)}`
  const take = async () => {
    setTaking(true)
    try {
      const { steps, left } = yearSteps(plan, await request(readRup, { query: { year_id: String(former.id) } }))
      if (steps.length === 0) return notify.info(t`В плане ${title} нет строк для параллелей этого года`)
      await writeBlock({ yearId, steps, lines: plan.lines, question: t`Взять план ${title}?` }, refresh)
      if (left > 0) notify.info(t`Не перенесено строк, для которых в этом году нет параллели или класса: ${left}`)
    } catch (error) {
      reportAction(error)
    } finally {
      setTaking(false)
    }
  }
  return (
    <Button loading={isTaking} onClick={() => void take()}>
      {t`Взять план прошлого года`}
    </Button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { reportAction, request } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button } from '#platform/web/ui/index.ts'
import { listBells } from '../../contract/bells.ts'
import { listCalendar } from '../../contract/entries.ts'
import { removeYear, type StudyYear } from '../../contract/years.ts'
import { studyYearTitle } from '../../rules/study-year.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

/** Removes a year that nothing belongs to, once it has been seen what goes with it. */
export function RemoveYear({ year, onDone }: { year: StudyYear; onDone: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const readAgain = useReadCalendarAgain()
  const [isBusy, setBusy] = useState(false)
  const title = studyYearTitle(year)
  const remove = async () => {
    const query = { year_id: String(year.id) }
    const [calendar, bells] = await Promise.all([request(listCalendar, { query }), request(listBells, { query })])
    const isMeant = await dialog.confirm({
      message: t`Удалить учебный год ${title}?`,
      description: t`Вместе с ним исчезнут записи календаря: ${calendar.items.length}, расписания звонков: ${bells.items.length}. Год, в котором есть классы или уроки, не удаляется.`,
      ok: t`Удалить год`,
      isDangerous: true,
    })
    if (!isMeant) return
    await request(removeYear, { params: { id: String(year.id) } })
    notify.success(t`Учебный год ${title} удалён`)
    onDone()
    // the address names the year that is no more
    await navigate({ to: '.', search: (before: object) => ({ ...before, year: undefined }) })
    readAgain()
  }
  const act = async () => {
    setBusy(true)
    try {
      await remove()
    } catch (error) {
      reportAction(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="subtle" color="red" loading={isBusy} onClick={() => void act()}>
      <Trans>Удалить год</Trans>
    </Button>
  )
}

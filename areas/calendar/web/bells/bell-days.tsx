import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { Button, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { createBellDay, removeBellDay, shiftBellDay, type BellDay, type BellSchedule } from '../../contract/bells.ts'
import type { StudyYear } from '../../contract/years.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'
import { NewBellDay } from './new-bell-day.tsx'
import { useBellTitles } from './use-bell-titles.ts'

interface Props {
  year: StudyYear
  /** The shifted ones too. */
  items: readonly BellSchedule[]
  days: readonly BellDay[]
  today: string
  mayChange: boolean
}

/** Shortened, shifted and other days with bells of their own. */
export function BellDays({ year, items, days, today, mayChange }: Props) {
  const { t } = useLingui()
  const titleOf = useBellTitles()
  const { restoreUsual, isBusy } = useUsualBells(year.id)
  return (
    <Panel>
      <Stack gap="xs">
        <Title order={2} size="h4">
          <Trans>Дни с другими звонками</Trans>
        </Title>
        {days.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Таких дней пока нет</Trans>
          </Text>
        ) : null}
        {days.map((day) => {
          const bells = items.find(({ id }) => id === day.schedule_id)
          const date = displayDate(day.date)
          if (bells === undefined) return null
          return (
            <Group key={day.id} gap="sm">
              <Text size="sm">
                {date} — {titleOf(bells)}
              </Text>
              {mayChange && day.date >= today ? (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t`Вернуть обычные звонки: ${date}`}
                  loading={isBusy}
                  onClick={() => void restoreUsual(day, bells)}
                >
                  <Trans>Вернуть обычные</Trans>
                </Button>
              ) : null}
            </Group>
          )
        })}
        {mayChange ? (
          <NewBellDay items={items.filter(({ shifted_from }) => shifted_from === null)} today={today} />
        ) : null}
      </Stack>
    </Panel>
  )
}

/** Gives a day its usual bells again; those it had can be had back. */
function useUsualBells(yearId: number) {
  const { t } = useLingui()
  const undoable = useUndoable()
  const readAgain = useReadCalendarAgain()
  const [isBusy, setBusy] = useState(false)
  const restoreUsual = async ({ id, schedule_id, date }: BellDay, { shift_minutes }: BellSchedule) => {
    setBusy(true)
    try {
      await request(removeBellDay, { params: { id: String(id) } })
      undoable(t`${displayDate(date)}: обычные звонки`, () =>
        shift_minutes === null
          ? request(createBellDay, { body: { schedule_id, date } })
          : request(shiftBellDay, { body: { year_id: yearId, date, minutes: shift_minutes } }),
      )
    } catch (error) {
      reportAction(error)
    } finally {
      readAgain()
      setBusy(false)
    }
  }
  return { restoreUsual, isBusy }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconCalendarOff } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { keyOf, type Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { Answer, Button, Empty, Group, Loading, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { readOwnAbsences } from '../contract/absence-reasons.ts'
import { readDiaryWeek } from '#areas/diary/contract/week.ts'
import { OwnReason } from './own-reason.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  studentId: number
  name: string
}
interface Prefill {
  date: CalendarDate
  slots: number[] | null
}

/** A child's absences as the family sees them: missed days without a reason, and submitted reasons with their answers. */
export function ChildAbsences({ studentId, name }: Props) {
  const client = useQueryClient()
  const [prefill, setPrefill] = useState<Prefill | null>(null)
  const absences = useQuery(query(readOwnAbsences, { query: { student: String(studentId) } }))
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: keyOf(readOwnAbsences) })
    void client.invalidateQueries({ queryKey: keyOf(readDiaryWeek) })
  }
  return (
    <Answer of={absences} loading={<Loading lines={8} />}>
      {(shown) => (
        <Stack gap="md">
          <Group justify="space-between">
            <Text c="dimmed" maw={560}>
              <Trans>
                О болезни, поездке или визите к врачу можно сообщить и заранее. Отвечает классный руководитель.
              </Trans>
            </Text>
            <Button
              leftSection={<IconCalendarOff size={18} aria-hidden />}
              onClick={() => setPrefill({ date: shown.today, slots: null })}
            >
              <Trans>Сообщить об отсутствии</Trans>
            </Button>
          </Group>
          <UnexplainedDays days={shown.unexplained} onExplain={setPrefill} />
          <SubmittedReasons shown={shown} onChanged={readAgain} />
          {prefill === null ? null : (
            <ReasonDialog
              key={prefill.date}
              studentId={studentId}
              name={name}
              kinds={shown.kinds}
              prefill={prefill}
              today={shown.today}
              onClose={() => setPrefill(null)}
              onDone={() => {
                setPrefill(null)
                readAgain()
              }}
            />
          )}
        </Stack>
      )}
    </Answer>
  )
}

type OwnAbsences = Output<typeof readOwnAbsences>

function UnexplainedDays({
  days,
  onExplain,
}: {
  days: OwnAbsences['unexplained']
  onExplain: (prefill: Prefill) => void
}) {
  const { t } = useLingui()
  if (days.length === 0) return null
  return (
    <Panel>
      <Title order={2} size="md" fw={600} mb="xs">
        <Trans>Пропуски без причины за месяц</Trans>
      </Title>
      <Stack gap="xs">
        {days.map(({ date, slots }) => (
          <Group key={date} justify="space-between" gap="xs">
            <Text component="span">
              {weekdayAndDay(date)}
              <Text component="span" c="dimmed" size="sm">
                {' · '}
                {slots.length === 1 ? t`${slots[0] ?? 0}-й урок` : t`уроки ${slots.join(', ')}`}
              </Text>
            </Text>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={t`Сообщить причину: ${weekdayAndDay(date)}`}
              onClick={() => onExplain({ date, slots })}
            >
              <Trans>Сообщить причину</Trans>
            </Button>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}

function SubmittedReasons({ shown: { items, today }, onChanged }: { shown: OwnAbsences; onChanged: () => void }) {
  return (
    <Panel>
      <Title order={2} size="md" fw={600} mb="xs">
        <Trans>О чём вы сообщали</Trans>
      </Title>
      {items.length === 0 ? (
        <Empty
          title={<Trans>Сообщений пока нет</Trans>}
          hint={
            <Trans>Если ребёнок не придёт в школу, сообщите об этом здесь: пропуск не будет считаться прогулом.</Trans>
          }
        />
      ) : (
        <Stack gap="md">
          {items.map((reason) => (
            <OwnReason key={reason.id} reason={reason} today={today} onChanged={onChanged} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

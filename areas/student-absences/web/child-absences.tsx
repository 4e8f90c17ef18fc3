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
import { ReasonForm } from './reason-form.tsx'

interface Props {
  studentId: number
  name: string
}
interface Begin {
  date: CalendarDate
  slots: number[] | null
}

/** A child's absences to the family: days missed without a word, and the reasons given with their answers. */
export function ChildAbsences({ studentId, name }: Props) {
  const client = useQueryClient()
  const [begin, setBegin] = useState<Begin | null>(null)
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
              onClick={() => setBegin({ date: shown.today, slots: null })}
            >
              <Trans>Сообщить об отсутствии</Trans>
            </Button>
          </Group>
          <Unexplained days={shown.unexplained} onExplain={setBegin} />
          <Given shown={shown} onChanged={readAgain} />
          {begin === null ? null : (
            <ReasonForm
              key={begin.date}
              studentId={studentId}
              name={name}
              kinds={shown.kinds}
              begin={begin}
              today={shown.today}
              onClose={() => setBegin(null)}
              onDone={() => {
                setBegin(null)
                readAgain()
              }}
            />
          )}
        </Stack>
      )}
    </Answer>
  )
}

type Shown = Output<typeof readOwnAbsences>

function Unexplained({ days, onExplain }: { days: Shown['unexplained']; onExplain: (begin: Begin) => void }) {
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

function Given({ shown: { items, today }, onChanged }: { shown: Shown; onChanged: () => void }) {
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

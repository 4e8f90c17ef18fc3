import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, Fieldset, Group, NativeSelect, NumberInput, TextInput } from '#platform/web/ui/index.ts'
import { bellPlanOf, buildBells, type BellPlan } from '../../rules/bell-builder.ts'
import type { Bell } from '../../rules/bell-objections.ts'

interface Props {
  /** The lessons that the shift begins from. */
  slots: readonly Bell[]
  onBuilt: (shift: number, built: Bell[]) => void
}
/** Where there are no bells at all: the lesson of 45 minutes that the sanitary rules allow at most. */
export const usualDay: BellPlan = { shift: 1, start: '08:00', lessons: 6, minutes: 45, breaks: [5, 15, 15, 5] }

/** Lays a whole shift at once: its start, how long lessons are, the breaks in turn. It begins from what the shift is. */
export function BellBuilder({ slots, onBuilt }: Props) {
  const { t } = useLingui()
  const [first] = useState(() => bellPlanOf(slots, 1) ?? usualDay)
  const [shift, setShift] = useState(1)
  const [start, setStart] = useState(first.start)
  const [lessons, setLessons] = useState<number | string>(first.lessons)
  const [minutes, setMinutes] = useState<number | string>(first.minutes)
  const [breaks, setBreaks] = useState(first.breaks.join(', '))
  const chooseShift = (chosen: number) => {
    setShift(chosen)
    const own = bellPlanOf(slots, chosen)
    if (own === null) return
    setStart(own.start)
    setLessons(own.lessons)
    setMinutes(own.minutes)
    setBreaks(own.breaks.join(', '))
  }
  const build = () => {
    const pauses = breaks
      .split(/[^\d]+/)
      .filter(Boolean)
      .map(Number)
    onBuilt(shift, buildBells({ shift, start, lessons: Number(lessons), minutes: Number(minutes), breaks: pauses }))
  }
  return (
    <Fieldset legend={t`Разложить смену`} p="xs">
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t`Смена`}
          w={80}
          data={['1', '2']}
          value={String(shift)}
          onChange={(event) => chooseShift(Number(event.currentTarget.value))}
        />
        <TextInput label={t`Начало`} w={80} value={start} onChange={(event) => setStart(event.currentTarget.value)} />
        <NumberInput label={t`Уроков`} w={80} min={1} max={20} value={lessons} onChange={setLessons} />
        <NumberInput label={t`Урок, мин`} w={90} min={10} max={120} value={minutes} onChange={setMinutes} />
        <TextInput
          label={t`Перемены, мин`}
          w={140}
          value={breaks}
          onChange={(event) => setBreaks(event.currentTarget.value)}
        />
        <Button variant="default" onClick={build}>
          <Trans>Разложить</Trans>
        </Button>
      </Group>
    </Fieldset>
  )
}

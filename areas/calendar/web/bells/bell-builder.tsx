import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, Fieldset, Group, NativeSelect, NumberInput, TextInput } from '#platform/web/ui/index.ts'
import { buildBells } from '../../rules/bell-builder.ts'
import type { Bell } from '../../rules/bell-objections.ts'

/** Lays a whole shift at once: its start, how long lessons are, the breaks in turn. */
export function BellBuilder({ onBuilt }: { onBuilt: (shift: number, built: Bell[]) => void }) {
  const { t } = useLingui()
  const [shift, setShift] = useState(1)
  const [start, setStart] = useState('08:00')
  const [lessons, setLessons] = useState<number | string>(6)
  const [minutes, setMinutes] = useState<number | string>(45)
  const [breaks, setBreaks] = useState('5, 15, 15, 5')
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
          onChange={(event) => setShift(Number(event.currentTarget.value))}
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

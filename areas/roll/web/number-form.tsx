import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, Group, NumberInput } from '#platform/web/ui/index.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'

interface Props {
  /** Names the field among those of all students and lessons: what is typed there outlives the drawer. */
  name: string
  label: string
  min: number
  max: number
  /** What is written down by now. */
  standing: number | null
  /** Whether this may be written; null is an empty field. */
  mayWrite: (typed: number | null) => boolean
  onWrite: (typed: number | null) => void
}

/** A whole number under a thumb, with the button that writes it down. */
export function NumberForm({ name, label, min, max, standing, mayWrite, onWrite }: Props) {
  const [field, setField] = useState<number | string>(standing ?? '')
  useKeptInput({
    name,
    read: () => (field === (standing ?? '') ? null : { typed: field }),
    restore: (former) => setField(former['typed'] as number | string),
  })
  const typed = field === '' ? null : Number(field)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (mayWrite(typed)) onWrite(typed)
      }}
    >
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <NumberInput
          label={label}
          inputMode="numeric"
          min={min}
          max={max}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          style={{ flex: 1 }}
          value={field}
          onChange={setField}
        />
        <Button type="submit" variant="default" disabled={!mayWrite(typed)}>
          <Trans>Записать</Trans>
        </Button>
      </Group>
    </form>
  )
}

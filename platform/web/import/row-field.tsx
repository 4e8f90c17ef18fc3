import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ImportColumn, ImportProblem } from '#platform/contract/import.ts'
import { useKeptInput } from '../use-kept-input.ts'
import styles from './import.module.css'

interface Props {
  /** Names the cell among those of all imports. */
  name: string
  column: ImportColumn
  value: string
  problems: readonly ImportProblem[]
  onChange: (text: string) => void
}
const ofLevel = (problems: readonly ImportProblem[], level: ImportProblem['level']) =>
  problems
    .filter((one) => one.level === level)
    .map(({ text }) => text)
    .join('. ')

/** A cell to mend: it is checked anew when it is left or Enter is pressed. */
export function RowField({ name, column, value, problems, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useKeptInput({
    name,
    read: () => (typed === value ? null : { typed }),
    restore: (former) => setTyped(String(former['typed'])),
  })
  const give = (text: string) => {
    if (text.trim() !== value) onChange(text.trim())
  }
  const common = {
    size: 'xs',
    label: column.title,
    error: ofLevel(problems, 'error') || null,
    description: ofLevel(problems, 'warning') || null,
    classNames: { description: styles['warning'] ?? '' },
  } as const
  if (column.choices) {
    const titles = column.choices.map(({ title }) => title)
    return (
      <NativeSelect
        {...common}
        data={['', ...(value === '' || titles.includes(value) ? [] : [value]), ...titles]}
        value={value}
        onChange={(event) => give(event.currentTarget.value)}
      />
    )
  }
  const offer = problems.find((one) => one.offer !== undefined)?.offer
  return (
    <div>
      <TextInput
        {...common}
        value={typed}
        placeholder={column.example}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => give(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') give(typed)
        }}
      />
      {offer === undefined ? null : (
        <Button variant="subtle" size="compact-xs" onClick={() => give(offer)}>
          <Trans>Записать {offer}</Trans>
        </Button>
      )}
    </div>
  )
}

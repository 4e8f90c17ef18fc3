import { useLingui } from '@lingui/react/macro'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '../icons/index.ts'
import { useState } from 'react'

const pauseMs = 300

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A search that asks after a pause in typing. */
export function SearchField({ label, value, onChange }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // the address has changed by itself (Back, a link): the field follows
  if (known !== value) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const ask = useDebouncedCallback((text: string) => onChange(text.trim()), pauseMs)
  const type = (text: string) => {
    setTyped(text)
    ask(text)
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed ? <CloseButton size="sm" aria-label={t`Очистить поиск`} onClick={() => type('')} /> : null}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      maxLength={100}
      flex="1 1 240px"
      maw={420}
    />
  )
}

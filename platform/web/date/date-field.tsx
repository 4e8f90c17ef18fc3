import { useLingui } from '@lingui/react/macro'
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { Popover } from '../ui/popover.tsx'
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import { displayDate, isCalendarDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { schoolDay } from '../format/moment.ts'
import { IconCalendar } from '../icons/index.ts'
import { Calendar } from './calendar.tsx'
import { readTypedDate, shownDate, withDots } from './typed-date.ts'

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'> {
  /** A calendar date, or what was typed in place of one. */
  value?: string
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** In a popover: the calendar stays inside of it. */
  isInside?: boolean
  /** Hears a calendar date, the empty text, or what was typed so far, which no schema takes for a date. */
  onChange?: (value: string) => void
}

/** What the parts of Mantine are to assistive tools. */
const combobox = { role: 'combobox', 'aria-haspopup': 'dialog' } as const
const dialog = { role: 'dialog' } as const

/** The press must neither take the focus from the field nor close the calendar that the click is to close. */
const keepFocus = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A date as it is written here, dd.MM.yyyy, whatever the browser's language: typed, pasted, or chosen in a calendar that
 * its button or the arrow down opens. Takes the place of a text input in forms.
 */
export function DateField({
  value = '',
  min,
  max,
  isInside = false,
  onChange,
  onBlur,
  error,
  placeholder,
  ...rest
}: Props) {
  const { t } = useLingui()
  const ownId = useId()
  const { id = ownId, disabled = false } = rest
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isDay = isCalendarDate(value)
  const objection = (): string | null => {
    if (typed !== null || value === '') return null
    if (!isDay) return t`Такой даты нет`
    if (min !== undefined && value < min) return t`Не раньше ${displayDate(min)}`
    return max !== undefined && value > max ? t`Не позже ${displayDate(max)}` : null
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = withDots(event.currentTarget.value, typed ?? shownDate(value))
    setTyped(text)
    onChange?.(readTypedDate(text) ?? text.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || disabled) return
    event.preventDefault()
    setOpen(true)
  }
  const choose = (date: CalendarDate) => {
    setOpen(false)
    setTyped(null)
    onChange?.(date)
    input.current?.focus()
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
      withinPortal={!isInside}
    >
      <Popover.Target>
        <TextInput
          {...rest}
          ref={input}
          id={id}
          value={typed ?? shownDate(value)}
          error={error ?? objection()}
          placeholder={placeholder ?? t`дд.мм.гггг`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...combobox}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-calendar` : undefined}
          onChange={type}
          onKeyDown={press}
          onBlur={(event) => {
            setTyped(null)
            onBlur?.(event)
          }}
          rightSection={
            <ActionIcon
              aria-label={t`Календарь`}
              aria-describedby={`${id}-label`}
              tabIndex={-1}
              disabled={disabled}
              onMouseDown={keepFocus}
              onTouchStart={(event) => event.stopPropagation()}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown id={`${id}-calendar`} aria-label={t`Календарь`} p="xs" {...dialog}>
        <Calendar
          begin={isDay ? value : schoolDay()}
          marked={isDay ? { first: value, last: value } : undefined}
          min={min}
          max={max}
          onDate={choose}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

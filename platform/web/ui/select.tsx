import {
  getOptionsLockup,
  getParsedComboboxData,
  Input,
  InputBase,
  type InputBaseProps,
  type SelectProps,
} from '@mantine/core'
import { useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { untilLoaded } from '../until-loaded.ts'
import type { OpenSelectProps } from './open-select.tsx'
import styles from './select.module.css'

let Open: ComponentType<OpenSelectProps> | undefined
/** Fetches what opens: it comes with the first sign that it is wanted. */
export async function fetchSelect(): Promise<void> {
  Open ??= (await untilLoaded(() => import('./open-select.tsx'))).OpenSelect
}

const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' ']
/** Two angles, as the open field has them. */
const angles = 'm5.25 5.75 2.25-2.25 2.25 2.25m0 3.5-2.25 2.25-2.25-2.25'

interface ClosedProps extends SelectProps {
  typed: string | null
  /** It is wanted open, with what was typed into it if anything was. */
  onWanted: (typed: string | null) => void
  /** The focus went elsewhere meanwhile. */
  onLeft: () => void
}

/** What is about the choices of a field, not about the field. */
const ofChoices = new Set(
  `data defaultValue searchable clearable clearButtonProps nothingFoundMessage allowDeselect comboboxProps filter limit
  maxDropdownHeight onClear onDropdownClose onDropdownOpen onOptionSubmit onSearchChange openOnFocus renderOption searchValue
  selectFirstOptionOnChange selectFirstOptionOnDropdownOpen withCheckIcon withScrollArea`.split(/\s+/),
)
const ofField = (props: SelectProps): InputBaseProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !ofChoices.has(name)))
/** What the field is to assistive tools. */
const combobox = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

/** The field as it looks closed; a press, a key or what is typed asks for its choices. */
function ClosedSelect({ typed, onWanted, onLeft, ...props }: ClosedProps) {
  const { data, value = null, searchable = false, clearable = false, size = 'sm', error, disabled, readOnly } = props
  const isPressed = useRef(false)
  const label = value === null ? '' : (getOptionsLockup(getParsedComboboxData(data))[String(value)]?.label ?? '')
  const expect = () => void fetchSelect()
  const isOff = disabled === true || readOnly === true
  const press = (event: KeyboardEvent) => {
    if (isOff || !openingKeys.includes(event.key) || (searchable && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    onWanted(null)
  }
  return (
    <InputBase
      {...ofField(props)}
      __staticSelector="Select"
      __defaultRightSection={
        <svg
          className={styles['chevron']}
          data-size={size}
          data-error={Boolean(error) || undefined}
          viewBox="0 0 15 15"
        >
          <path
            d={angles}
            fill="none"
            stroke="currentColor"
            strokeWidth={0.9}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      }
      __clearable={clearable && value !== null && !isOff}
      __clearSection={
        <Input.ClearButton
          tabIndex={-1}
          aria-hidden
          {...props.clearButtonProps}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            props.onChange?.(null, null as never)
            props.onClear?.()
          }}
        />
      }
      rightSectionPointerEvents="none"
      pointer={!searchable}
      readOnly={!searchable || readOnly === true}
      {...combobox}
      autoComplete="off"
      value={typed ?? label}
      onChange={(event) => onWanted(event.currentTarget.value)}
      onPointerEnter={expect}
      onPointerDown={() => (isPressed.current = true)}
      onKeyDown={press}
      onFocus={() => {
        expect()
        // a press opens it when it is over: what stands under the pointer must stay till then
        if (searchable && !isPressed.current && !isOff) onWanted(null)
      }}
      onBlur={(event) => {
        isPressed.current = false
        onLeft()
        props.onBlur?.(event)
      }}
      onClick={() => isOff || onWanted(null)}
    />
  )
}

/**
 * A field with choices. What opens comes when it is wanted: till then the closed field is drawn, which looks and is named the
 * same, and hands over the focus and what is typed.
 */
export function Select({ id, ...props }: SelectProps) {
  const ownId = useId()
  const [isThere, setThere] = useState(Open !== undefined)
  const [begun, setBegun] = useState<{ typed: string | null }>()
  const want = (typed: string | null) => {
    setBegun((known) => ({ typed: typed ?? known?.typed ?? null }))
    void fetchSelect().then(() => setThere(true))
  }
  const all = { ...props, id: id ?? ownId }
  return isThere && Open ? (
    <Open {...all} begun={begun} />
  ) : (
    <ClosedSelect {...all} typed={begun?.typed ?? null} onWanted={want} onLeft={() => setBegun(undefined)} />
  )
}

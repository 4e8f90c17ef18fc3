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
const double =
  'M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.38064 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.43179 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.35753 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z'

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
          <path d={double} fill="currentColor" fillRule="evenodd" clipRule="evenodd" />
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

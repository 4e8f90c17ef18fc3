import { Select, type SelectProps } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef } from 'react'

export interface OpenSelectProps extends SelectProps {
  /** What was done with the closed field that stood here: it is gone on with. */
  begun?: { typed: string | null } | undefined
}

/** As if it were typed: React hears of the browser's own setter alone. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}

/** The library's field with its choices. */
export function OpenSelect({ begun, ...props }: OpenSelectProps) {
  const input = useRef<HTMLInputElement>(null)
  const atFirst = useRef(begun)
  useLayoutEffect(() => {
    if (atFirst.current !== undefined) input.current?.focus({ preventScroll: true })
  }, [])
  // after the library has put there what is chosen
  useEffect(() => {
    const { typed = null } = atFirst.current ?? {}
    if (typed !== null && input.current !== null) type(input.current, typed)
    atFirst.current = undefined
  }, [])
  return <Select {...props} ref={input} defaultDropdownOpened={begun !== undefined} />
}

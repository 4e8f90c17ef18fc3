import type { ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { OpenModal } from './lazy-layers.ts'

/**
 * A dialog over the page; what dialogs are made of comes with the first of them. Whatever had the focus when it opened has it
 * again, also where closing takes it off the page at once.
 */
export function Modal(props: ModalProps) {
  useFocusBack(props.opened)
  return <OpenModal {...props} />
}

function useFocusBack(isOpen: boolean): void {
  const [opener] = useState(() => (isOpen ? document.activeElement : null))
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

import { useId, useRef, useState, type RefObject } from 'react'
import { useLayer } from './use-layer.ts'

interface Opener {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Whether it was opened yet: what it opens is put on the page then, and stays to go out gently. */
  hasOpened: boolean
  /** The button itself once it was opened; what it opens stands beside it and is called by its `id`. */
  node: HTMLElement | null
  id: string
  /** For the button, which stays the same node whether open or not. */
  button: {
    ref: RefObject<HTMLButtonElement | null>
    id: string
    'aria-haspopup': 'menu' | 'dialog'
    'aria-expanded': boolean
    'aria-controls'?: string
    'data-expanded'?: true
    onClick: () => void
    onPointerEnter: () => void
    onFocus: () => void
  }
}

/** The id that the library gives to what a button of this id opens. */
const openedId = (id: string) => `${id}-dropdown`

/**
 * A button that opens something whose code comes with the first sign that it is wanted: the pointer over it, the focus, the press.
 * The press itself opens, however late the code is.
 */
export function useOpener(kind: 'menu' | 'dialog', preload: () => Promise<void>): Opener {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  const [node, setNode] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const setOpen = (isOpening: boolean) => {
    // not as soon as it is there: each page and each row of a list would be drawn twice
    if (isOpening) setNode(ref.current)
    setIsOpen(isOpening)
  }
  const hasOpened = useLayer(isOpen)
  const expect = () => void preload()
  return {
    isOpen,
    setOpen,
    hasOpened,
    node,
    id,
    button: {
      ref,
      id,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': openedId(id), 'data-expanded': true }),
      onClick: () => setOpen(!isOpen),
      onPointerEnter: expect,
      onFocus: expect,
    },
  }
}

import { useId, useState } from 'react'
import { useLayer } from './use-layer.ts'

interface Opener {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Whether it was opened yet: what it opens is put on the page then, and stays to go out gently. */
  hasOpened: boolean
  /** The button itself; what it opens stands beside it and is called by its `id`. */
  node: HTMLElement | null
  id: string
  /** For the button, which stays the same node whether open or not. */
  button: {
    ref: (node: HTMLElement | null) => void
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
  const [node, setNode] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const hasOpened = useLayer(isOpen)
  const expect = () => void preload()
  return {
    isOpen,
    setOpen,
    hasOpened,
    node,
    id,
    button: {
      ref: setNode,
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

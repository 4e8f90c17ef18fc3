import { useEffect } from 'react'

/** After a click elsewhere the focus is there by then. */
const settleMs = 10

/** Gives the focus back to what had it at the opening, unless it went elsewhere meanwhile; the library does not where it comes open. */
export function useFocusGivenBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement
    return () => {
      const atClosing = document.activeElement
      setTimeout(() => {
        const now = document.activeElement
        const isLost = now === null || now === document.body || now === atClosing
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      }, settleMs)
    }
  }, [isOpen])
}

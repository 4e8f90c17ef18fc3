import { useEffect, useState } from 'react'

/** After a click elsewhere the focus is there by then. */
const settleMs = 10

const isNowhere = (focused: Element | null): boolean => focused === null || focused === document.body

/** Whatever had the focus at the opening has it again, unless it went elsewhere meanwhile; the library does not see to it where a layer comes open. */
function useFocusGivenBack(isOpen: boolean): void {
  // noted while it is drawn: what opens may take the focus before any effect
  const [noted, note] = useState<{ isOpen: boolean; opener: Element | null }>({ isOpen: false, opener: null })
  if (noted.isOpen !== isOpen) note({ isOpen, opener: isOpen ? document.activeElement : null })
  const { opener } = noted
  useEffect(
    () => () => {
      if (!(opener instanceof HTMLElement)) return
      const atClosing = document.activeElement
      const giveBack = () => opener.focus({ preventScroll: true })
      if (isNowhere(atClosing)) return giveBack()
      setTimeout(() => {
        const now = document.activeElement
        if (isNowhere(now) || now === atClosing) giveBack()
      }, settleMs)
    },
    [opener],
  )
}

/**
 * Of what opens over the page or beside a button: the focus comes back at its end, unless whoever opens it sees to that.
 * @returns whether it has opened yet: before that nothing of it is fetched, afterwards it stays, to go out gently
 */
export function useLayer(isOpen: boolean, returnsFocus = true): boolean {
  const [hasOpened, setOpened] = useState(isOpen)
  useFocusGivenBack(isOpen && returnsFocus)
  if (isOpen && !hasOpened) setOpened(true)
  return hasOpened
}

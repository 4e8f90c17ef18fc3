import { useEffect, useEffectEvent } from 'react'

const watched = new Set<() => boolean>()

/** Tells who would lead the reader away by themself that something is typed here and not saved. */
export function useUnsavedInput(isUnsaved: () => boolean): void {
  const ask = useEffectEvent(isUnsaved)
  useEffect(() => {
    const one = () => ask()
    watched.add(one)
    return () => void watched.delete(one)
  }, [])
}

/** Something is being written that no form watches over: a field with the focus and a text in it, no search. */
function isTyping(): boolean {
  const at = document.activeElement
  if (at === null || at.closest('search, [role="search"], [type="search"]')) return false
  if (at instanceof HTMLElement && at.isContentEditable) return at.textContent.trim() !== ''
  const isField = at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type === 'text')
  return isField && at.value.trim() !== '' && !at.readOnly
}

/** Whether the page holds input that leaving it would lose. */
export const hasUnsavedInput = (): boolean => isTyping() || [...watched].some((ask) => ask())

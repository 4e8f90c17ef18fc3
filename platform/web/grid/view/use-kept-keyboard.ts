import { useEffect, useRef, type RefObject } from 'react'

/**
 * Knows which element of the grid has the keyboard, also once it is drawn no more: a lesson that somebody takes away must not
 * leave who types there typing into nowhere.
 * @returns whether the keyboard was lost so, asked after the grid has changed
 */
export function useKeptKeyboard(grid: RefObject<HTMLElement | null>): () => boolean {
  const holder = useRef<Element | null>(null)
  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const take = ({ target }: FocusEvent) => {
      holder.current = target as Element
    }
    // an element that is taken from the page may tell that it loses the keyboard before it is gone
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (holder.current === target && (target as Element).isConnected) holder.current = null
      })
    element.addEventListener('focusin', take)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', take)
      element.removeEventListener('focusout', leave)
    }
  }, [grid])
  return () => holder.current?.isConnected === false && document.activeElement === document.body
}

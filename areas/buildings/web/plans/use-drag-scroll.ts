import { useEffect, type RefObject } from 'react'

/** A window that scrolls is also dragged by the mouse, anywhere but at a button in it; fingers scroll it anyhow. */
export function useDragScroll(at: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scrolled = at.current
    if (!scrolled) return undefined
    const take = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      if ((event.target as Element).closest('button')) return
      scrolled.setPointerCapture(event.pointerId)
    }
    const drag = ({ pointerId, movementX, movementY }: PointerEvent) => {
      if (scrolled.hasPointerCapture(pointerId)) scrolled.scrollBy(-movementX, -movementY)
    }
    scrolled.addEventListener('pointerdown', take)
    scrolled.addEventListener('pointermove', drag)
    return () => {
      scrolled.removeEventListener('pointerdown', take)
      scrolled.removeEventListener('pointermove', drag)
    }
  }, [at])
}

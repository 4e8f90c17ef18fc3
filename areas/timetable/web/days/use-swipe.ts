import { useRef, type TouchEvent } from 'react'

const minPixels = 60

interface Swipe {
  onTouchStart: (event: TouchEvent) => void
  onTouchEnd: (event: TouchEvent) => void
}

/** Handlers of a finger's stroke: forward to the left, back to the right; a stroke that rather scrolls is none. */
export function useSwipe(onForward: () => void, onBack: () => void): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0]
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0]
      if (start.current === null || !touch) return
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(across) < minPixels || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0) onForward()
      else onBack()
    },
  }
}

import { useRef, type PointerEvent } from 'react'

const pressMs = 450

/** Tells a long press of a finger from a tap: after it the click that follows is swallowed. */
export function useLongPress(onLong: () => void, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      stop()
      if (event.pointerType === 'mouse') return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLong()
      }, pressMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!wasLong.current) onTap()
      wasLong.current = false
    },
  }
}

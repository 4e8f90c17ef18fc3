import { useEffect, useRef, type RefObject } from 'react'

export const maxZoom = 6
export const zoomWithin = (zoom: number): number => Math.min(Math.max(zoom, 1), maxZoom)

/** Two fingers on a window change how large its content is. */
export function usePinch(at: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const now = useRef({ zoom, onZoom })
  useEffect(() => {
    now.current = { zoom, onZoom }
  })
  useEffect(() => {
    const pinched = at.current
    if (!pinched) return undefined
    let began: { apart: number; zoom: number } | null = null
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      began ??= { apart, zoom: now.current.zoom }
      now.current.onZoom(zoomWithin((began.zoom * apart) / began.apart))
    }
    const end = () => {
      began = null
    }
    // not passive: else the browser enlarges the whole page
    pinched.addEventListener('touchmove', move, { passive: false })
    pinched.addEventListener('touchend', end)
    pinched.addEventListener('touchcancel', end)
    return () => {
      pinched.removeEventListener('touchmove', move)
      pinched.removeEventListener('touchend', end)
      pinched.removeEventListener('touchcancel', end)
    }
  }, [at])
}

import { useRef } from 'react'

const pauseMilliseconds = 300

/** Lets the second of two quick taps go: after the first another person stands under the same finger. */
export function useCalmTaps(): (act: () => void) => void {
  const last = useRef(-Infinity)
  return (act) => {
    const now = performance.now()
    if (now - last.current < pauseMilliseconds) return
    last.current = now
    act()
  }
}

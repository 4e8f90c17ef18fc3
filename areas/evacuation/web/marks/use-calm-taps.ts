import { useRef } from 'react'

const pauseMs = 300

interface CalmTaps {
  /** Acts, unless it comes right after another. */
  tap: (act: () => void) => void
  /** What stands under the finger was chosen on purpose: the next tap counts, however soon it comes. */
  reset: () => void
}

/** Lets the second of two quick taps go: after the first another person stands under the same finger. */
export function useCalmTaps(): CalmTaps {
  const last = useRef(-Infinity)
  return {
    tap: (act) => {
      const now = performance.now()
      if (now - last.current < pauseMs) return
      last.current = now
      act()
    },
    reset: () => {
      last.current = -Infinity
    },
  }
}

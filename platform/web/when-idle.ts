/** Where a browser does not tell when it has nothing to do (Safari). */
const usualMs = 50

/**
 * Runs something when the browser has nothing better to do, after so many milliseconds at the latest.
 * @returns how to give it up
 */
export function whenIdle(run: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, usualMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}

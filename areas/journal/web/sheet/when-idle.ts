/** Runs something when the browser has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 50)
  else requestIdleCallback(run, { timeout: 1_000 })
}

import { createStore, useStore } from '../store.ts'

const running = createStore(0)

/** Counts a write while it runs; the shell shows a thin bar while any does. */
export async function trackLoading<T>(act: () => Promise<T>): Promise<T> {
  running.set(running.get() + 1)
  try {
    return await act()
  } finally {
    running.set(running.get() - 1)
  }
}
export const useIsLoading = (): boolean => useStore(running) > 0

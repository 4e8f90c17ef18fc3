const pausesMilliseconds = [1_000, 2_000, 5_000, 15_000]

/** Until some time has passed or the network is back, whichever comes first. */
function pauseOrNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    window.addEventListener('online', go)
  })
}

/** Fetches a file of the program, again and again until it comes: a network that is away must not take the page with it. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await load()
    } catch {
      await pauseOrNetwork(pausesMilliseconds[Math.min(failures, pausesMilliseconds.length - 1)] ?? 0)
    }
  }
}

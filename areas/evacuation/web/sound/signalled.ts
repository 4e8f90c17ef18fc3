const key = 'evacuation.signalled'

/** Runs `sound` for an evacuation once on this device, in whichever of its tabs hears of it first. */
export async function onceForDevice(evacuationId: number, sound: () => void): Promise<void> {
  const run = () => {
    try {
      if (localStorage.getItem(key) === String(evacuationId)) return
      localStorage.setItem(key, String(evacuationId))
    } catch {
      // a browser that keeps nothing sounds in each tab
    }
    sound()
  }
  // over plain http a browser has no locks: two tabs may sound at once
  const locks = navigator.locks as LockManager | undefined
  if (locks) await locks.request(key, run)
  else run()
}

import { uuid } from '#platform/web/api/uuid.ts'

/** This tab, as long as its page stands. */
export const thisTab = uuid()

const lockName = (tab: string): string => `tab:${tab}`
const locks: LockManager | null | undefined = typeof navigator === 'undefined' ? null : navigator.locks
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tabs')
const patienceMs = 400

let isShown = false
/** Lets the other tabs know that this one lives, until it is gone, however it goes. */
export function showLife(): void {
  if (isShown) return
  isShown = true
  if (locks) return void locks.request(lockName(thisTab), () => new Promise(() => undefined))
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'who') channel.postMessage({ tab: thisTab })
  })
}

/** Over plain http a browser has no locks: then the others are asked, and who is silent counts as gone. */
function answering(): Promise<ReadonlySet<string>> {
  const tabs = new Set([thisTab])
  if (!channel) return Promise.resolve(tabs)
  const listener = ({ data }: MessageEvent<{ tab?: string }>) => void (data.tab && tabs.add(data.tab))
  channel.addEventListener('message', listener)
  channel.postMessage('who')
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.removeEventListener('message', listener)
      resolve(tabs)
    }, patienceMs)
  })
}

/** The tabs of this browser that stand open now, this one among them. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  if (!locks) return answering()
  const { held = [], pending = [] } = await locks.query()
  const names = [...held, ...pending].flatMap(({ name }) => (name?.startsWith('tab:') ? [name.slice(4)] : []))
  return new Set([thisTab, ...names.filter((tab) => !gone.has(tab))])
}

/** Tabs whose end was heard: others that wait for the same news still name them. */
const gone = new Set<string>()

/** Tells once when another tab is gone; without locks never. */
export const whenGone = (tab: string, emit: () => void): void =>
  void locks?.request(lockName(tab), () => {
    gone.add(tab)
    setTimeout(emit)
  })

type TabMessage = 'ended' | 'changed'
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

/** Tells the other tabs that the session they share has ended, or belongs to somebody else now. */
export const publishToTabs = (message: TabMessage): void => channel?.postMessage(message)

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data))
}

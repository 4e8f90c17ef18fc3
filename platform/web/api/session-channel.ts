export type TabMessage = 'ended' | 'left' | 'changed' | 'renewed'
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

/** Tells the other tabs that the session they share has ended (`left`: by a person's wish), belongs to somebody else now, or is to be renewed for what it may. */
export const publishToTabs = (message: TabMessage): void => channel?.postMessage(message)

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data))
}

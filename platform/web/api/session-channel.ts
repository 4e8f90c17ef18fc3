type Said = 'ended' | 'changed'
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session')

/** Tells the other tabs that the session they share has ended, or belongs to somebody else now. */
export const tellTabs = (said: Said): void => channel?.postMessage(said)

export function hearTabs(listener: (said: Said) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => listener(data))
}

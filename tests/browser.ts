// For what draws; what belongs to the tab without it stands in tab.ts, which comes before.
import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { dismissDialogs } from '#platform/web/dialog/dialog.ts'
import { forgetWaiting } from '#platform/web/notifications/notify.ts'
import { fetchLayers } from '#platform/web/ui/fetch-layers.ts'

// a page's file is brought in when it is opened, beside a busy neighbour too
configure({ asyncUtilTimeout: 30_000 })
// happy-dom lacks what Mantine asks for
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
  onchange: null,
})) as typeof window.matchMedia
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// a text field that grows waits for its font
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })

/** They stand in lists of modules, and come back with the next page. */
function forgetNotices(): void {
  forgetWaiting()
  cleanNotifications()
  cleanNotificationsQueue()
}

/** Files share a browser and its modules: nothing that is drawn stays for the next test. */
function leaveNothingDrawn(): void {
  cleanup()
  // what a test has put there by itself; a portal is the page's and serves the next one too
  for (const left of document.body.querySelectorAll(':scope > :not([data-portal])')) left.remove()
  forgetNotices()
  dismissDialogs()
}
// what the page before has told once nobody saw it any more
beforeEach(forgetNotices)
afterEach(leaveNothingDrawn)
// what opens over the page or beside a button opens at once
await fetchLayers()

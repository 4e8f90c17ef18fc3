import { i18n } from '@lingui/core'
import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { refreshTokens } from '#areas/access/contract/tokens.ts'
import { noteServerDate } from '#platform/web/api/server-clock.ts'
import { dismissDialogs } from '#platform/web/dialog/dialog.ts'
import { forgetWaiting } from '#platform/web/notifications/notify.ts'
import { provideSession } from '#platform/web/api/refresh.ts'
import { forgetToken } from '#platform/web/api/session.ts'

// a page's file is brought in when it is opened, beside a busy neighbour too
configure({ asyncUtilTimeout: 10_000 })
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
// the texts of the source are Russian: without a catalogue they are shown as they are
i18n.loadAndActivate({ locale: 'ru', messages: {} })

/** They stand in lists of modules, and come back with the next page. */
function forgetNotices(): void {
  forgetWaiting()
  cleanNotifications()
  cleanNotificationsQueue()
}

/** Files share a browser and its modules: each test begins as in a fresh tab of a device that knows nobody. */
function leaveNothing(): void {
  cleanup()
  // what a test has put there by itself; a portal is the page's and serves the next one too
  for (const left of document.body.querySelectorAll(':scope > :not([data-portal])')) left.remove()
  forgetNotices()
  dismissDialogs()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  forgetToken()
  // the server's clock is this device's
  noteServerDate(new Date(0).toUTCString(), 0)
  provideSession({ refresh: refreshTokens, onEnd: () => undefined, onOther: () => undefined })
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
}
beforeEach(() => {
  http.reset()
  // what the page before has told once nobody saw it any more
  forgetNotices()
})
afterEach(leaveNothing)

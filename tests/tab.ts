import { i18n } from '@lingui/core'
import { afterEach, beforeEach, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { refreshTokens } from '#areas/access/contract/tokens.ts'
import { noteServerDate } from '#platform/web/api/server-clock.ts'
import { provideSession } from '#platform/web/api/refresh.ts'
import { forgetToken } from '#platform/web/api/session.ts'

// the texts of the source are Russian: without a catalogue they are shown as they are
i18n.loadAndActivate({ locale: 'ru', messages: {} })

/** Each test begins as in a fresh tab of a device that knows nobody. */
function leaveNothing(): void {
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
beforeEach(() => http.reset())
afterEach(leaveNothing)

import '@mantine/core/styles.css'
import '#platform/web/theme/inter.css'
import '#platform/web/theme/global.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { wordObjections } from '#platform/contract/messages.ts'
import { hasSessionCookie } from '#platform/web/api/cookies.ts'
import { sourceLocale } from '#platform/contract/text.ts'
import { followLanguage, pageLocale } from './language.ts'
import { AppProviders, shareNonce, speak } from '#platform/web/app-providers.tsx'
import { FindersContext } from './shell/search/finders-context.ts'
import { PagesContext } from '#platform/web/pages-context.ts'
import { Filled } from '#platform/web/places.tsx'
import { refuseStrayFiles } from './stray-files.ts'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { AppHalfContext } from './app-half.ts'
import { translationsOf } from './catalogues.ts'
import { watchSheets } from '#platform/web/failed-sheets.ts'
import { startsSignedOut, signedOut } from './signed-out.ts'
import { openSession } from './open-session.ts'
import { makeRouter, type AppRouter } from './router.ts'
import { watchNavigation } from './watch-navigation.ts'
import { watchSession } from './watch-session.ts'

shareNonce()
wordObjections()
refuseStrayFiles()
watchSheets()
const made = Promise.withResolvers<AppRouter>()
watchSession(made.promise)
const isSignedOut = startsSignedOut(window.location.pathname, hasSessionCookie())
if (!isSignedOut) void openSession()
const half = isSignedOut ? signedOut : (await untilLoaded(() => import('./signed-in.ts'))).signedIn
const locale = pageLocale()
speak(locale, locale === sourceLocale ? {} : await translationsOf(locale))
followLanguage()
const router = makeRouter(half)
made.resolve(router)
watchNavigation(router, half)
const at = document.getElementById('app')
if (!at) throw new Error('no #app')
createRoot(at).render(
  <StrictMode>
    <AppProviders>
      <PagesContext value={half.pages}>
        <FindersContext value={half.loadFinders}>
          <Filled by={half.fillings}>
            <AppHalfContext value={half}>
              <RouterProvider router={router} />
            </AppHalfContext>
          </Filled>
        </FindersContext>
      </PagesContext>
    </AppProviders>
  </StrictMode>,
)

import '@mantine/core/styles.css'
import '#platform/web/theme/inter.css'
import '#platform/web/theme/global.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders, shareNonce } from '#platform/web/app-providers.tsx'
import { FindersContext } from './shell/search/finders-context.ts'
import { PagesContext } from '#platform/web/pages-context.ts'
import { Filled } from '#platform/web/places.tsx'
import { AppPartsContext } from './app-parts.ts'
import { beginDocument, speakAsChosen } from './begin-document.ts'
import { later } from './later.ts'
import { loadFirstPage } from './load-first-page.ts'
import { openSession } from './open-session.ts'
import { makeRouter, type AppRouter } from './router.ts'
import { signedIn } from './signed-in.ts'
import { watchNavigation } from './watch-navigation.ts'
import { leave, watchSession } from './watch-session.ts'

shareNonce()
beginDocument()
const made = Promise.withResolvers<AppRouter>()
watchSession((how) => void made.promise.then((router) => leave(router, how)))
void openSession()
await speakAsChosen()
// what has been run till now is long enough for one task
await later()
const router = makeRouter(signedIn)
made.resolve(router)
watchNavigation(router, signedIn)
const at = document.getElementById('app')
if (!at) throw new Error('no #app')
const root = createRoot(at)
await loadFirstPage(router)
// drawn in slices, between which the page answers
startTransition(() =>
  root.render(
    <StrictMode>
      <AppProviders>
        <PagesContext value={signedIn.pages}>
          <FindersContext value={signedIn.loadFinders}>
            <Filled by={signedIn.fillings}>
              <AppPartsContext value={signedIn}>
                <RouterProvider router={router} />
              </AppPartsContext>
            </Filled>
          </FindersContext>
        </PagesContext>
      </AppProviders>
    </StrictMode>,
  ),
)

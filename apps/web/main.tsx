import '@mantine/core/styles.css'
import '#platform/web/theme/inter.css'
import '#platform/web/theme/global.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { speakRussian } from '#platform/contract/messages.ts'
import { House, shareNonce, speak } from '#platform/web/house.tsx'
import { PagesContext } from '#platform/web/pages-context.ts'
import { messages } from '#locales/entrance.ru.po'
import { pages } from './areas.ts'
import { router } from './router.ts'
import { watchNavigation } from './watch-navigation.ts'
import { watchSession } from './watch-session.ts'

shareNonce()
speakRussian()
speak('ru', messages)
watchSession()
watchNavigation()
const at = document.getElementById('app')
if (!at) throw new Error('no #app')
createRoot(at).render(
  <StrictMode>
    <House>
      <PagesContext value={pages}>
        <RouterProvider router={router} />
      </PagesContext>
    </House>
  </StrictMode>,
)

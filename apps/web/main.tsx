import '@mantine/core/styles.css'
import '#platform/web/theme/inter.css'
import '#platform/web/theme/global.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { speakRussian } from '#platform/contract/messages.ts'
import { speak } from '#platform/web/house.tsx'
import { messages } from '#locales/entrance.ru.po'
import { router } from './router.tsx'
import { watchNavigation } from './watch-navigation.ts'
import { watchSession } from './watch-session.ts'

speakRussian()
speak('ru', messages)
watchSession()
watchNavigation()
const at = document.getElementById('app')
if (!at) throw new Error('no #app')
createRoot(at).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

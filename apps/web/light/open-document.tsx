import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { documentTitle } from '#platform/web/document-title.ts'
import { LastResort } from '#platform/web/last-resort.tsx'
import type { LightPage } from '#platform/web/light-page.ts'
import { beginDocument, speakAsChosen } from '../begin-document.ts'
import { watchSession } from '../watch-session.ts'
import { enterDocument } from './enter-document.ts'
import { Notices } from './notices.tsx'

/** Shows the page of a light document that stands at its address. */
export async function openDocument(pages: readonly LightPage[]): Promise<void> {
  beginDocument()
  // that a session has ended changes nothing for who is not inside
  watchSession(() => undefined)
  const page = await enterDocument(pages)
  if (page === null) return
  await speakAsChosen()
  document.title = documentTitle(i18n._(page.title))
  const at = document.getElementById('app')
  if (!at) throw new Error('no #app')
  createRoot(at).render(
    <I18nProvider i18n={i18n}>
      <LastResort>
        <page.component />
        <Notices />
      </LastResort>
    </I18nProvider>,
  )
}

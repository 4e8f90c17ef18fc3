import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { onTestFinished } from 'vitest'
import '../api/testing/fake-server.ts'

/** Shows a page of a light document at an address, until the test has ended. */
export function openLightPage(Page: ComponentType, at: string): void {
  window.history.replaceState(null, '', at)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  )
}

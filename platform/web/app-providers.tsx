import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { LastResort } from './last-resort.tsx'
import { DialogSlot } from './dialog/dialog-slot.tsx'
import { NotificationSlot } from './notifications/notification-slot.tsx'
import { cssVariables } from './theme/css-variables.ts'
import { theme } from './theme/theme.ts'

const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

/** The part of Mantine that locks the scroll under a dialog looks for the nonce of its styles where bundlers put it. */
export const shareNonce = (): void => void Object.assign(globalThis, { __webpack_nonce__: nonce() })

/** What every page stands in: language, theme, and the places of dialog and notifications. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        getStyleNonce={nonce}
        defaultColorScheme="light"
      >
        <LastResort>
          {children}
          <DialogSlot />
          <NotificationSlot />
        </LastResort>
      </MantineProvider>
    </I18nProvider>
  )
}

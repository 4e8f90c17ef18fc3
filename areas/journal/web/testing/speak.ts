import { i18n } from '@lingui/core'

/** Texts of tests are those of the source. */
export function speakForTests(): void {
  i18n.loadAndActivate({ locale: 'ru', messages: {} })
}

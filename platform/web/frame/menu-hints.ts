import type { I18n, MessageDescriptor } from '@lingui/core'

/**
 * What pages of the menu are for, by the ids of the texts. One page shows them, and all of them stand in what every page opens with: the build
 * (`apps/build/menu-hints.ts`) takes them from there and puts them here.
 */
const texts: Readonly<Record<string, string>> = {}

export const sayHint = (i18n: I18n, hint: MessageDescriptor): string =>
  i18n._({ ...hint, message: texts[hint.id] ?? hint.message })

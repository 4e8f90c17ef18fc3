import type { Messages } from '@lingui/core'

interface Catalogue {
  messages: Messages
}
/** Of the languages beside the source's, whose texts stand in the pages themselves. */
const translated = import.meta.glob<Catalogue>([
  '../../locales/*.po',
  '!../../locales/ru.po',
  '!../../locales/*.ru.po',
  '!../../locales/server.*.po',
])

/** What the product says in a language. */
export async function translationsOf(locale: string): Promise<Messages> {
  const loads = ['shared.', ''].flatMap((name) => translated[`../../locales/${name}${locale}.po`] ?? [])
  const found = await Promise.all(loads.map((load) => load()))
  return Object.assign({}, ...found.map(({ messages }) => messages)) as Messages
}

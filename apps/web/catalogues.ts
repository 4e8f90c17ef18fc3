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

async function messagesOf(loads: readonly (() => Promise<Catalogue>)[]): Promise<Messages> {
  const found = await Promise.all(loads.map((load) => load()))
  return Object.assign({}, ...found.map(({ messages }) => messages)) as Messages
}

/** What the product says in a language. */
export const translationsOf = (locale: string): Promise<Messages> =>
  messagesOf(['shared.', ''].flatMap((name) => translated[`../../locales/${name}${locale}.po`] ?? []))

const ofCollege = import.meta.glob<Catalogue>(['../../locales/college.ru.po', '../../locales/college.shared.ru.po'])

/** What a college says otherwise than a school (decision 0066). */
export const wordsOfCollege = (): Promise<Messages> => messagesOf(Object.values(ofCollege))

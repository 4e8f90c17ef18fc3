import { sourceLocale } from '#platform/contract/text.ts'
import { becomeKind, isCollege } from '#platform/contract/school-kind.ts'
import { watchSheets } from '#platform/web/failed-sheets.ts'
import { speak } from './speak.ts'
import { keptKind } from '#platform/web/school-kind.ts'
import { translationsOf, wordsOfCollege } from './catalogues.ts'
import { followLanguage, pageLocale } from './language.ts'
import { refuseStrayFiles } from './stray-files.ts'

/** What every document of the product begins with, the light ones too. */
export function beginDocument(): void {
  refuseStrayFiles()
  watchSheets()
}

/** The document speaks the language of whoever was here last, and follows them when they choose another. */
export async function speakAsChosen(): Promise<void> {
  const locale = pageLocale()
  becomeKind(keptKind())
  const isPlain = locale === sourceLocale && !isCollege()
  speak(locale, isPlain ? {} : await (locale === sourceLocale ? wordsOfCollege() : translationsOf(locale)))
  followLanguage()
}

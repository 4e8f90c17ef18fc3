import { displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { printedCode } from './document-code.ts'
import type { SealLanguage } from './seal-state.ts'

/** What a paper bears of its seal, in its own language. */
export interface Stamp {
  /** For the QR code: the page of verification with the code in it. */
  url: string
  /** The lines beside it, the code last. */
  lines: readonly string[]
  code: string
}
interface StampWords {
  signed: (date: string) => string
  check: string
  code: string
}
const words: Readonly<Record<SealLanguage, StampWords>> = {
  ru: { signed: (date) => `Подписан ${date}`, check: 'Проверить подлинность:', code: 'Код' },
  kk: { signed: (date) => `Қол қойылған күні: ${date}`, check: 'Түпнұсқалығын тексеру:', code: 'Код' },
  en: { signed: (date) => `Signed on ${date}`, check: 'Verify this document:', code: 'Code' },
}

/** What is printed of a seal: the QR code's address, the lines under it, the code as it is typed. */
export function stampOf(
  { code, signed_on }: { code: string; signed_on: CalendarDate },
  { language, publicUrl }: { language: SealLanguage; publicUrl: string },
): Stamp {
  const { signed, check, code: title } = words[language]
  return {
    url: `${publicUrl}/document?code=${printedCode(code)}`,
    lines: [signed(displayDate(signed_on)), check, `${publicUrl}/document`],
    code: `${title}: ${printedCode(code)}`,
  }
}

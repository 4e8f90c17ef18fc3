import { msg, t, texts } from '#platform/contract/text.ts'

const browsers: [RegExp, string][] = texts([
  [/YaBrowser\//, msg`Яндекс Браузер`],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
])
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const found = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1]

/** «Chrome, Windows» of a User-Agent header, for a person to recognise their devices by. */
export function deviceName(userAgent: string): string {
  const parts = [found(browsers, userAgent), found(systems, userAgent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(', ') : t`Неизвестное устройство`
}

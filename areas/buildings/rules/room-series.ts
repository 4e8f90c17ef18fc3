import { t } from '#platform/contract/text.ts'

/** So many rooms are added at once. */
export const maxAtOnce = 100
/** The longest title of a room, in characters. */
export const maxTitleLength = 120

export type Series = { titles: string[] } | { objection: string }

const range = /^(.*?)(\d{1,5})\s*[-–—]\s*(\d{1,5})(\D{0,3})$/u

function titlesOf(part: string): string[] | null {
  const [, before = '', first = '', last = '', after = ''] = range.exec(part) ?? []
  if (first === '') return [part]
  const [from, to] = [Number(first), Number(last)]
  if (to < from || to - from >= maxAtOnce) return null
  return Array.from(
    { length: to - from + 1 },
    (_, step) => `${before}${String(from + step).padStart(first.length, '0')}${after}`,
  )
}

/** Rooms as a person names many: «201–225», «Н101-Н104»; «Каб. 5, Актовый зал, 301–303». Twice the same is said once. */
export function readSeries(typed: string): Series {
  const parts = typed
    .replaceAll(/(\p{L}+)(\d+)(\s*[-–—]\s*)\1(\d+)/gu, '$1$2$3$4')
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const titles = new Set<string>()
  for (const part of parts) {
    const found = titlesOf(part)
    if (found === null)
      return { objection: t`Не понять «${part}»: укажите от меньшего к большему, не больше ${maxAtOnce}` }
    for (const title of found) titles.add(title)
  }
  if (titles.size === 0) return { objection: t`Укажите кабинеты, например 201–225` }
  if (titles.size > maxAtOnce) return { objection: t`Не больше ${maxAtOnce} кабинетов за раз` }
  if ([...titles].some(({ length }) => length > maxTitleLength))
    return { objection: t`Название не длиннее ${maxTitleLength} знаков` }
  return { titles: [...titles] }
}

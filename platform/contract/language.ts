import { sourceLocale } from './text.ts'

/**
 * Languages that are shipped, by their names in themselves; the first one is the source's and the school's own. Another
 * one is shipped by its line here and its catalogues in `locales`.
 */
export const languages = { ru: 'Русский' } as const satisfies Readonly<Record<string, string>>
export const locales = Object.keys(languages) as [keyof typeof languages, ...(keyof typeof languages)[]]
export const schoolLocale: string = sourceLocale

/** The best of the known languages for one that asks by `Accept-Language` or by a list of tags, the most wanted first. */
export function negotiate(requested: string | undefined, known: readonly string[] = locales): string {
  if (known.length === 1 || requested === undefined) return schoolLocale
  const wanted = requested
    .split(',')
    .map((one) => {
      const [tag = '', quality] = one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return { tag: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  return wanted.map(({ tag }) => tag).find((tag) => known.includes(tag)) ?? schoolLocale
}

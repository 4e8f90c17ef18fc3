import { plural, t } from '@lingui/core/macro'

/** What a pasted text bore and ours does not: so many of each. */
export interface Dropped {
  pictures: number
  colours: number
  fonts: number
  links: number
  notes: number
  innerTables: number
  embedded: number
}
export const nothingDropped = (): Dropped => ({
  pictures: 0,
  colours: 0,
  fonts: 0,
  links: 0,
  notes: 0,
  innerTables: 0,
  embedded: 0,
})

/** One sentence of what was not taken over; null where everything was. */
export function droppedSentence(dropped: Dropped): string | null {
  const { pictures, colours, fonts, links, notes, innerTables, embedded } = dropped
  const parts = [
    pictures > 0 && plural(pictures, { one: '# рисунок', few: '# рисунка', many: '# рисунков', other: '# рисунка' }),
    innerTables > 0 &&
      plural(innerTables, {
        one: 'рамка # таблицы внутри таблицы (её слова остались)',
        few: 'рамки # таблиц внутри таблиц (их слова остались)',
        many: 'рамки # таблиц внутри таблиц (их слова остались)',
        other: 'рамки # таблицы внутри таблиц (их слова остались)',
      }),
    notes > 0 && t`сноски и примечания`,
    embedded > 0 && t`вставки с других сайтов`,
    links > 0 && t`ссылки, которые никуда не ведут`,
    colours > 0 && t`цвета`,
    fonts > 0 && t`шрифты`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  const listed = parts.join(', ')
  return t`Не перенесены: ${listed}`
}

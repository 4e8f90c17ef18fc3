import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { remembered, type Question } from './conditional/remembered.ts'
import type { Database } from './database.ts'
import { containsWords, literally, total, wordsOf } from './list.ts'

/** What a person typed, as conditions on a row: that it holds all of it, and that it is merely like it. */
export interface Search {
  holds: RawBuilder<boolean>
  /** How many of its words are written so, letter for letter, at the beginning of a word. Absent where nothing is ranked. */
  exactness?: RawBuilder<number>
  /** Holds for all that `holds` does. Absent where nothing but the very thing is meant: an e-mail, a number. */
  like?: { it: RawBuilder<boolean>; nearness: RawBuilder<number> } | undefined
}
/** Where fewer rows hold what was typed, those that are like it are shown after them. */
const few = 3
/** Shorter words are like half of all names. */
const minLetters = 4

/** «аааа» has fewer trigrams than letters, so that every word with an «а» would be like it. */
function mayBeMistyped(word: string): boolean {
  const padded = `  ${word.toLowerCase()} `
  const trigrams = new Set(Array.from(word, (_, place) => padded.slice(place, place + 3)))
  return word.length >= minLetters && trigrams.size === word.length
}

/** 1 where a word of `written` begins with what was typed, else 0. */
const isWrittenSo = (written: RawBuilder<unknown>, word: string) =>
  sql`(strpos(' ' || lower(${written}), ' ' || lower(${word})) > 0)::int`

/**
 * Search by words in any order, mistakes of typing forgiven; what is written as it was typed («Әлі») comes before what only
 * reads so («Али»). `written` is the text as it stands, `text` normalised by platform.search_text and `sound` by
 * platform.sound_text; an index by trigrams on `sound` serves both conditions. How near a word must be is said once for
 * all connections, in database.ts.
 */
export function wordSearch(
  { written, text, sound }: Record<'written' | 'text' | 'sound', RawBuilder<unknown>>,
  typed: string,
): Search {
  const words = wordsOf(typed)
  const sounds = (word: string) => sql`platform.sound_text(${word})`
  const soundsIn = (word: string) => sql<boolean>`${sound} like '%' || ${sounds(literally(word))} || '%'`
  if (words.length === 0) return { holds: sql<boolean>`true` }
  // what holds the letters holds their sounds, and these the index knows
  const holds = sql<boolean>`(${sql.join(words.map(soundsIn), sql` and `)} and ${containsWords(text, typed)})`
  // a sign without a sound («ъ») is in every text, so that nothing is like it
  const isAlike = (word: string) => sql<boolean>`(${soundsIn(word)} and ${sounds(word)} <> '')`
  const isLike = words.map((word) =>
    mayBeMistyped(word) ? sql<boolean>`(${isAlike(word)} or ${sound} %> ${sounds(word)})` : isAlike(word),
  )
  // measured against whole words: «ахмтов» is nearer to «Ахметов» than to «Досмагамбетов Ахмет»
  const nearness = words.map((word) => sql`strict_word_similarity(${sounds(word)}, ${sound})`)
  return {
    holds,
    exactness: sql<number>`(${sql.join(
      words.map((word) => isWrittenSo(written, word)),
      sql` + `,
    )})`,
    like: {
      it: sql<boolean>`(${sql.join(isLike, sql` and `)})`,
      nearness: sql<number>`(${sql.join(nearness, sql` + `)})`,
    },
  }
}

/**
 * Narrowed by a search: all that holds what was typed, what is written so first; and what is merely like it too, after all that holds
 * it, the nearest first.
 */
function matching<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  { holds, like, exactness }: Search,
) {
  const exactFirst = (rows: SelectQueryBuilder<DB, TB, O>) =>
    exactness === undefined ? rows : rows.orderBy(exactness, 'desc')
  const nearestFirst = ({ it, nearness }: NonNullable<Search['like']>) =>
    found.where(it).orderBy(sql`case when ${holds} then null else ${nearness} end`, (by) => by.desc().nullsFirst())
  return {
    holding: exactFirst(found.where(holds)),
    near: like === undefined ? undefined : exactFirst(nearestFirst(like)),
  }
}

/**
 * Narrows a filtered and scoped query by a search. `rows` are to be given columns and the list's own order: what is written
 * as it was typed already stands first, what is merely like it after all that holds it, the nearest first. `exact` counts the latter
 * where there are others, `total` all.
 */
export async function searched<DB, TB extends keyof DB, O>(
  db: Database,
  found: SelectQueryBuilder<DB, TB, O>,
  search: Search,
) {
  const count = async (rows: SelectQueryBuilder<DB, TB, O>) => {
    const [counted] = await remembered(db, rows.clearOrderBy().select(total) as unknown as Question<{ total: number }>)
    return counted?.total ?? 0
  }
  const { holding, near } = matching(found, search)
  const exact = await count(holding)
  if (exact >= few || near === undefined) return { rows: holding, total: exact }
  return { rows: near, total: await count(near), exact }
}

/**
 * The same of rows that are dear to find and cheap to tell: the ids of all of them, in order, which stand in memory until something
 * changes. A page is told by its ids, whatever the order and however far it lies.
 * @param inOrder gives the list's own order
 */
export async function searchedIds<DB, TB extends keyof DB, O>(
  db: Database,
  found: SelectQueryBuilder<DB, TB, O>,
  search: Search,
  { id, inOrder }: { id: RawBuilder<number>; inOrder: (rows: SelectQueryBuilder<DB, TB, O>) => typeof rows },
): Promise<{ ids: readonly number[]; exact?: number }> {
  const find = async (rows: SelectQueryBuilder<DB, TB, O>) => {
    const ordered = inOrder(rows).select(id.as('id'))
    const [all] = await remembered(
      db,
      sql<{ ids: number[] }>`select coalesce(json_agg(found.id), '[]') as ids from (${ordered}) found`,
    )
    return all?.ids ?? []
  }
  const { holding, near } = matching(found, search)
  const ids = await find(holding)
  if (ids.length >= few || near === undefined) return { ids }
  return { ids: await find(near), exact: ids.length }
}

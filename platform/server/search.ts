import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { containsWords, literally, total, wordsOf } from './list.ts'

/** What a person typed, as conditions on a row: that it holds all of it, and that it is merely like it. */
export interface Search {
  holds: RawBuilder<boolean>
  /** Holds for all that `holds` does. Absent where nothing but the very thing is meant: an e-mail, a number. */
  like?: { it: RawBuilder<boolean>; nearness: RawBuilder<number> } | undefined
}
/** Where fewer rows hold what was typed, those that are like it are shown after them. */
const few = 3
/** Shorter words are like half of all names. */
const minLetters = 4

/**
 * Search by words in any order, mistakes of typing forgiven. `text` is normalised by people.search_text and `sound` by
 * people.sound_text; an index by trigrams on `sound` serves both conditions. How near a word must be is said once for
 * all connections, in database.ts.
 */
export function wordSearch(columns: { text: RawBuilder<unknown>; sound: RawBuilder<unknown> }, typed: string): Search {
  const { text, sound } = columns
  const words = wordsOf(typed)
  const sounds = (word: string) => sql`people.sound_text(${word})`
  const soundsIn = (word: string) => sql<boolean>`${sound} like '%' || ${sounds(literally(word))} || '%'`
  if (words.length === 0) return { holds: sql<boolean>`true` }
  // what holds the letters holds their sounds, and these the index knows
  const holds = sql<boolean>`(${sql.join(words.map(soundsIn), sql` and `)} and ${containsWords(text, typed)})`
  const isLike = words.map((word) =>
    word.length < minLetters ? soundsIn(word) : sql<boolean>`(${soundsIn(word)} or ${sound} %> ${sounds(word)})`,
  )
  // measured against whole words: «ахмтов» is nearer to «Ахметов» than to «Досмагамбетов Ахмет»
  const nearness = words.map((word) => sql`strict_word_similarity(${sounds(word)}, ${sound})`)
  return {
    holds,
    like: {
      it: sql<boolean>`(${sql.join(isLike, sql` and `)})`,
      nearness: sql<number>`(${sql.join(nearness, sql` + `)})`,
    },
  }
}

/**
 * Narrows a filtered and scoped query by a search. `rows` are to be given columns and the list's own order: those that
 * are merely like what was typed already stand after those that hold it, the nearest first. `exact` counts the latter
 * where there are others, `total` all.
 */
export async function searched<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  { holds, like }: Search,
) {
  const count = async (rows: SelectQueryBuilder<DB, TB, O>) => {
    const counted = (await rows.select(total).executeTakeFirstOrThrow()) as { total: number }
    return counted.total
  }
  const holding = found.where(holds)
  const exact = await count(holding)
  if (exact >= few || like === undefined) return { rows: holding, total: exact }
  const near = found.where(like.it)
  const rows = near.orderBy(sql`case when ${holds} then null else ${like.nearness} end`, (by) => by.desc().nullsFirst())
  return { rows, total: await count(near), exact }
}

/** How many people an account may read, and guess in vain, before it is asked or refused; a school changes each. */
export interface Ceilings {
  /** Beyond so many persons within the window the second step is asked for. */
  ask: number
  /** Beyond so many nothing is read until somebody allows it. */
  refuse: number
  /** The same of persons within a day. */
  day: number
  /** Length of the window. */
  minutes: number
  /** Beyond so many ids guessed in vain within the window a student or a family is refused. */
  misses: number
  /** How long a permission holds. */
  allowed_minutes: number
}
export const usualCeilings: Ceilings = {
  ask: 200,
  refuse: 500,
  day: 3_000,
  minutes: 10,
  misses: 60,
  allowed_minutes: 60,
}

export const ceilingNames = Object.keys(usualCeilings) as (keyof Ceilings)[]

/** Where an account stands, the reading that is asked about included. */
export interface ReadingStanding {
  /** Different persons within the window. */
  read: number
  /** Different ids guessed in vain within the window. */
  misses: number
  /** Persons whom this reading has added. */
  fresh: number
  of_day: number
  is_confirmed: boolean
  is_refused: boolean
  is_closed: boolean
  is_allowed: boolean
}
interface ReadingFacts {
  /** A file of a whole list: one act of somebody who may export, measured by what was read before it. */
  isFile?: boolean
  /** An id guessed in vain. */
  isMiss?: boolean
  /** Who has no business with other people's ids at all: a student, a family. */
  isBound?: boolean
}
export type ReadingVerdict = 'pass' | 'ask' | 'refuse'

/** Whether so many new ones are too many altogether; whoever is known already may be read again. */
function isBeyond(standing: ReadingStanding, { refuse, day, misses }: Ceilings, facts: ReadingFacts): boolean {
  const { isFile = false, isMiss = false, isBound = false } = facts
  if (isBound && standing.misses > misses) return true
  if (standing.fresh === 0 && !isMiss) return false
  const counted = standing.read + standing.misses - (isFile ? standing.fresh : 0)
  return counted > refuse || (!isFile && standing.of_day > day)
}

/** What becomes of a reading (decision 0021). */
export function verdictOf(standing: ReadingStanding, ceilings: Ceilings, facts: ReadingFacts): ReadingVerdict {
  if (standing.is_closed) return 'refuse'
  if (standing.is_allowed) return 'pass'
  if (standing.is_refused || isBeyond(standing, ceilings, facts)) return 'refuse'
  return standing.read + standing.misses > ceilings.ask && !standing.is_confirmed ? 'ask' : 'pass'
}

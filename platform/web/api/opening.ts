import { accountNote } from '../offline/forget-reading.ts'
import { readAlone, readTogether, sendWaiting, type Answer } from './batch.ts'
import { dropFirstCalls } from './first-calls.ts'
import { currentSession, sessionToken } from './session.ts'

/** So long an answer that nobody has asked for waits for them. */
const freshMs = 10_000
/** So long is noted what a page asks for, and it is kept as soon as no more has been asked for so long. */
const [notedMs, quietMs] = [5_000, 300]
const maxPages = 40
const maxAsked = 20
const key = accountNote('openings')

/** How an address is asked: in a request of its own or not, and under which key the cache keeps its answer. */
export interface Asked {
  isAlone: boolean
  cacheKey?: readonly unknown[] | undefined
}
type Place = Pick<Location, 'pathname' | 'search'>
/** Of a page, by who opened it and its address: the addresses that it asked for. */
type Openings = Record<string, Record<string, Asked>>

const ahead = new Map<string, Asked & { answer: Promise<Answer>; at: number }>()
let noted: Record<string, Asked> | null = null
let notedAt: string | null = null
let keeping: ReturnType<typeof setTimeout> | undefined
let hasAsked = false
let hasAskedAlso = false

function kept(): Openings {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Openings
  } catch {
    return {}
  }
}
function keep(openings: Openings): void {
  try {
    localStorage.setItem(key, JSON.stringify(openings))
  } catch {
    // a browser that keeps nothing asks when the parts are drawn
  }
}

/** Where the page stands, for who is signed in; nothing of who acts as somebody else stays on the device. */
function placeOf({ pathname, search }: Place): string | null {
  const session = currentSession()
  return session === null || session.act !== undefined ? null : `${session.accountId} ${pathname}${search}`
}

/** Of a page that is not yet there as a whole, what was kept before stays: it may be left before the rest is asked for. */
function keepNoted(isWhole: boolean): void {
  const place = notedAt
  // who has left meanwhile leaves nothing
  if (place === null || Object.keys(noted ?? {}).length === 0 || currentSession() === null) return
  const { [place]: before = {}, ...others } = kept()
  const asked = Object.entries({ ...(isWhole ? {} : before), ...noted }).slice(0, maxAsked)
  keep(Object.fromEntries([[place, Object.fromEntries(asked)], ...Object.entries(others)].slice(0, maxPages)))
}

/** Asks for an address before anybody does; whoever asks for it takes the answer, and hears of its failure. */
function ask(address: string, asked: Asked, token: string): void {
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` })
  const answer = (asked.isAlone ? readAlone : readTogether)({ address, headers, held: undefined })
  answer.catch(() => undefined)
  ahead.set(address, { ...asked, answer, at: performance.now() })
}

/**
 * Asks at once for what the page asked for when it was opened last, beside its code: else each part asks when it is drawn, one
 * after the other. What it asks for this time is noted for the next. Once for each opening of the document.
 */
export function askAhead(location: Place): void {
  const [place, token] = [placeOf(location), sessionToken()]
  if (hasAsked || place === null || token === undefined) return
  hasAsked = true
  for (const [address, asked] of Object.entries(kept()[place] ?? {})) ask(address, asked, token)
  // as the document's first script has asked for them: whatever else is read at this moment goes by itself
  sendWaiting()
  ;[noted, notedAt] = [{}, place]
  setTimeout(() => {
    keepNoted(true)
    noted = null
    dropFirstCalls()
  }, notedMs)
}

/**
 * Asks for what every page needs, and this one whatever its address, where it was not asked for yet: a page that is opened for
 * the first time has no notes. Once for each opening of the document.
 */
export function askAlso(addresses: readonly string[]): void {
  const token = sessionToken()
  if (hasAskedAlso || token === undefined) return
  hasAskedAlso = true
  for (const address of addresses) if (!ahead.has(address)) ask(address, { isAlone: false }, token)
}

/** Notes that an address is read. @returns its answer where it was asked for ahead; once, for the next reading is newer */
export function takeAhead(address: string, asked: Asked): Promise<Answer> | undefined {
  if (noted) {
    noted[address] = asked
    clearTimeout(keeping)
    keeping = setTimeout(keepNoted, quietMs, false)
  }
  const given = ahead.get(address)
  ahead.delete(address)
  return given !== undefined && performance.now() - given.at < freshMs ? given.answer : undefined
}

/** Tells the answers under their keys of the cache as they come, so that what is drawn after that is drawn with them. */
export function tellAhead(tell: (cacheKey: readonly unknown[], body: unknown) => void): void {
  for (const { answer, cacheKey } of ahead.values())
    if (cacheKey)
      void answer.then(
        ({ status, body }) => {
          if (status === 200) tell(cacheKey, body)
        },
        () => undefined,
      )
}

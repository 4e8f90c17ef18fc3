import { currentSession, onSessionChange, type Session } from './api/session.ts'
import { serverNow } from './api/server-clock.ts'
import { forgetDrafts } from './draft-place.ts'
import { createStore } from './store.ts'

/** What was typed into one form and not saved: JSON alone. */
export type TypedValues = Readonly<Record<string, unknown>>
export interface WatchedInput {
  /** Names the form among those of its page: the call it is for, with the record. */
  name: string
  /** What was typed; null where nothing is, or where it is nobody's business. */
  read: () => TypedValues | null
}
interface KeptForm {
  page: string
  name: string
  values: TypedValues
}
interface Kept {
  owner: string
  at: number
  forms: readonly KeptForm[]
}
const place = 'kept-input'
/** Who comes back the next day begins anew. */
const keptMs = 12 * 3_600_000
const none: readonly KeptForm[] = []

const watched = new Set<WatchedInput>()
/** What waits for its author, in this window. */
export const keptForms = createStore(none)

const ownerOf = ({ accountId, act }: Session): string => `${accountId} ${act ?? ''}`

/** A window that keeps nothing loses what was typed, as it did before. */
function store(kept: Kept | null): void {
  try {
    if (kept === null || kept.forms.length === 0) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // see above
  }
}
function stored(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** Adds a form to those whose text outlives a session that ends by itself. */
export function watchInput(input: WatchedInput): () => void {
  watched.add(input)
  return () => void watched.delete(input)
}

/** Keeps what stands typed in the forms of this page for who has typed it; before the session is forgotten. */
export function keepInput(): void {
  const session = currentSession()
  if (session === null) return
  const page = window.location.pathname
  const forms = [...watched].flatMap(({ name, read }) => {
    const values = read()
    return values === null ? [] : [{ page, name, values }]
  })
  if (forms.length > 0) store({ owner: ownerOf(session), at: serverNow(), forms })
}

/** What waits for its author is not wanted any more. */
export function forgetForms(): void {
  store(null)
  keptForms.set(none)
}

/** Of who leaves by themself nothing stays. */
export function forgetInput(): void {
  forgetForms()
  forgetDrafts()
}

/** What a form of this page gets back, once. */
export function takeInput(name: string): TypedValues | null {
  const page = window.location.pathname
  const found = keptForms.get().find((one) => one.name === name && one.page === page)
  if (found === undefined) return null
  const rest = keptForms.get().filter((one) => one !== found)
  const kept = stored()
  if (kept) store({ ...kept, forms: rest })
  keptForms.set(rest)
  return found.values
}

/** Whoever signs in finds what is theirs; what another has left is forgotten. */
function welcome(): void {
  const session = currentSession()
  if (session !== null) forgetDrafts(session)
  const kept = stored()
  if (session === null || kept === null) return keptForms.set(none)
  if (kept.owner === ownerOf(session) && serverNow() - kept.at < keptMs) keptForms.set(kept.forms)
  else forgetForms()
}
let owner: string | null = null
onSessionChange(() => {
  const session = currentSession()
  const next = session && ownerOf(session)
  if (next === owner) return
  owner = next
  welcome()
})

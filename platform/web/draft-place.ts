import { currentSession, type Session } from './api/session.ts'

const prefix = 'draft.'
type Author = Pick<Session, 'accountId' | 'act'>
/** Who acts in another's place is still who sits here. */
const personal = ({ accountId, act }: Author): string => `${prefix}${act ?? accountId} `

/**
 * Where in this window's storage a form keeps what is typed, so that it outlives a reload: of one account, in whose name it
 * is typed, and gone when who types leaves. Null: nobody is signed in, nothing may be kept.
 */
export function draftPlace(name: string): string | null {
  const session = currentSession()
  return session && `${personal(session)}${session.accountId}.${name}`
}

/** Takes what others have left in this window; without an author everything. */
export function forgetDrafts(author?: Author): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !(author && key.startsWith(personal(author)))) sessionStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

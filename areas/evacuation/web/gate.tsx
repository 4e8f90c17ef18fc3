import type { ReactNode } from 'react'
import { useSession } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Redirect } from '#platform/web/redirect.tsx'

const SignIn = lazyPart(async () => (await import('./sign-in.tsx')).SignIn)

/** A page of the evacuation, for the school's own; who has not signed in does so on the spot, a family has pages of its own. */
export function Gate({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session === null) return <SignIn />
  // a family hears no alarm: of an evacuation it has the page of what to do, and its own pages
  return session.client === 1 ? <Redirect to="/" /> : children
}

import type { ReactNode } from 'react'
import { useSession } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'

const SignIn = lazyPart(async () => (await import('./sign-in.tsx')).SignIn)

/** A page of the evacuation, for who is signed in; others sign in on the spot. */
export function Gate({ children }: { children: ReactNode }) {
  return useSession() === null ? <SignIn /> : children
}

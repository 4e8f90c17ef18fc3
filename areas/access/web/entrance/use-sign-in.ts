import { useNavigate, useSearch } from '@tanstack/react-router'
import { keepToken } from '#platform/web/api/session.ts'
import { tellTabs } from '#platform/web/api/session-channel.ts'
import { safeNext } from '#platform/web/guards.ts'

/** What follows a successful sign-in: the token is kept, the page that was asked for opens. */
export function useSignedIn(): (tokens: { access_token: string }) => void {
  const navigate = useNavigate()
  const { next }: { next?: unknown } = useSearch({ strict: false })
  return ({ access_token }) => {
    keepToken(access_token)
    tellTabs('changed')
    void navigate({ href: safeNext(next), replace: true })
  }
}

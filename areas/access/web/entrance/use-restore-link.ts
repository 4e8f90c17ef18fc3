import { useEffect, useState } from 'react'
import { isCancelled, sentenceOf } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/request.ts'
import { checkRestore } from '../../contract/password.ts'

export type RestoreLink =
  | { state: 'checking' }
  | { state: 'good'; minCharacters: number; login: string | null }
  | { state: 'bad'; reason: string | null }

/** Looks at a link without using it up. */
export function useRestoreLink(token: string): RestoreLink {
  const [link, setLink] = useState<RestoreLink>({ state: 'checking' })
  useEffect(() => {
    const checking = new AbortController()
    request(checkRestore, { body: { token } }, { signal: checking.signal }).then(
      ({ min_characters, login }) => setLink({ state: 'good', minCharacters: min_characters, login }),
      (error: unknown) => {
        if (!isCancelled(error)) setLink({ state: 'bad', reason: sentenceOf(error) })
      },
    )
    return () => checking.abort()
  }, [token])
  return link
}

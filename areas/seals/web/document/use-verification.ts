import { useEffect, useState } from 'react'
import { isCancelled, sentenceOf } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/request.ts'
import { parseSearch, stringifySearch } from '#platform/web/search-text.ts'
import { verifyDocument, type VerifiedDocument } from '../../contract/verification.ts'

export type Verification =
  | { state: 'none' | 'checking' }
  | { state: 'found'; document: VerifiedDocument }
  /** `reason`: as the server said it, null where it said nothing. */
  | { state: 'failed'; reason: string | null }

const codeInAddress = () => String(parseSearch(window.location.search)['code'] ?? '').trim()

const beginningWith = (code: string): Verification => ({ state: code === '' ? 'none' : 'checking' })

/** The code of the address, and what is known of its paper. A code that is checked goes into the address, so that Back leads to the one before. */
export function useVerification() {
  // each check is one of its own, of the same code too
  const [asked, setAsked] = useState(() => ({ code: codeInAddress() }))
  const { code } = asked
  const [verification, setVerification] = useState(() => beginningWith(code))
  const begin = (next: string) => {
    setAsked({ code: next })
    setVerification(beginningWith(next))
  }
  useEffect(() => {
    const follow = () => begin(codeInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    if (asked.code === '') return undefined
    const checking = new AbortController()
    request(verifyDocument, { query: { code: asked.code } }, { signal: checking.signal }).then(
      (document) => setVerification({ state: 'found', document }),
      (error: unknown) => {
        if (!isCancelled(error)) setVerification({ state: 'failed', reason: sentenceOf(error) })
      },
    )
    return () => checking.abort()
  }, [asked])
  const check = (typed: string) => {
    if (typed !== code) window.history.pushState(null, '', window.location.pathname + stringifySearch({ code: typed }))
    begin(typed)
  }
  return { code, verification, check }
}

import { useEffect, useState } from 'react'
import { stringifySearch } from '#platform/web/search-text.ts'
import { takeNext } from './kept-next.ts'

/**
 * The query with which a provider has sent the browser back, or null. The address is then that of the page alone again: the answer
 * is taken once, and stands in no history.
 */
export function useProviderAnswer(): { answer: string | null; forget: () => void } {
  const [answer, setAnswer] = useState(() => {
    const search = new URLSearchParams(window.location.search)
    return search.has('state') && (search.has('code') || search.has('error')) ? search.toString() : null
  })
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('state')) return
    window.history.replaceState(null, '', window.location.pathname + stringifySearch({ next: takeNext() }))
  }, [])
  return { answer, forget: () => setAnswer(null) }
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { takeNext } from './kept-next.ts'

/**
 * The query with which a provider has sent the browser back, or null. The address is then that of the page alone again: the answer
 * is taken once, and stands in no history.
 */
export function useProviderAnswer(): { answer: string | null; forget: () => void } {
  const search: Readonly<Record<string, string>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [answer, setAnswer] = useState(() =>
    'state' in search && ('code' in search || 'error' in search) ? new URLSearchParams(search).toString() : null,
  )
  const isThere = 'state' in search
  useEffect(() => {
    if (!isThere) return
    const next = takeNext()
    void navigate({ to: '/login', search: next === null ? {} : { next }, replace: true })
  }, [navigate, isThere])
  return { answer, forget: () => setAnswer(null) }
}

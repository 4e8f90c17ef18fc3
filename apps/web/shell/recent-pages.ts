import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentSession, onSessionChange } from '#platform/web/api/session.ts'
import { accountNote } from '#platform/web/offline/forget-reading.ts'
import { createStore, useStore } from '#platform/web/store.ts'

const key = accountNote('menu.recent')
const max = 8

interface Kept {
  accountId: number
  pages: string[]
}
function read(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return kept && kept.accountId === currentSession()?.accountId ? kept.pages : []
  } catch {
    return []
  }
}
const pages = createStore<string[]>([])

/** Pages that this account opened last on this device, by name, the latest first. */
export const useRecentPages = (): readonly string[] => useStore(pages)

/** Notes which page stands open; names of pages alone, nothing of what was looked at. */
export function useNotePages(): void {
  const id = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.id })
  useEffect(
    () =>
      onSessionChange(() => {
        if (currentSession() !== null) return
        localStorage.removeItem(key)
        pages.set([])
      }),
    [],
  )
  useEffect(() => {
    const session = currentSession()
    if (id === undefined || session === null) return
    const next = [id, ...read().filter((known) => known !== id)].slice(0, max)
    pages.set(next)
    // under impersonation nothing of another's stays behind
    if (session.act === undefined)
      localStorage.setItem(key, JSON.stringify({ accountId: session.accountId, pages: next } satisfies Kept))
  }, [id])
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeMenuSettings, readMenuSettings, type MenuSettings } from '#platform/contract/menu-settings.ts'
import { call, query, request } from '#platform/web/api/index.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { accountNote } from '#platform/web/offline/forget-reading.ts'

const note = accountNote('menu')
const none: MenuSettings = { favourites: null, folds: {} }

/** What this device noted of the account's menu, so that it stands at once and without a network. */
function noted(): MenuSettings | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(note) ?? 'null') as (MenuSettings & { accountId: number }) | null
    return kept?.accountId === currentSession()?.accountId && kept ? kept : undefined
  } catch {
    return undefined
  }
}
function noteDown(settings: MenuSettings): void {
  const session = currentSession()
  // under impersonation nothing of another's stays behind
  if (session === null || session.act !== undefined) return
  localStorage.setItem(note, JSON.stringify({ ...settings, accountId: session.accountId }))
}

/** How the account likes its menu; what is changed is shown at once and kept behind. */
export function useMenuSettings() {
  const client = useQueryClient()
  const known = query(readMenuSettings)
  const key = known.queryKey
  const { data: settings = none } = useQuery({
    ...known,
    queryFn: async ({ signal }) => {
      const answer = await request(readMenuSettings, {}, { signal })
      noteDown(answer)
      return answer
    },
    initialData: noted,
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
    // without them the menu stands as at first
    meta: { silent: true },
  })
  const { mutate } = useMutation({ ...call(changeMenuSettings), scope: { id: 'menu' } })
  const change = (part: Partial<MenuSettings>) => {
    // an answer that is on its way knows nothing of it
    void client.cancelQueries({ queryKey: key })
    const now = client.getQueryData(key) ?? none
    const next = { ...now, ...part, folds: { ...now.folds, ...part.folds } }
    client.setQueryData(key, next)
    noteDown(next)
    // another's menu is arranged for the look only
    if (currentSession()?.act === undefined) mutate({ body: part })
  }
  return { settings, change }
}

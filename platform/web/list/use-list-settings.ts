import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { compareText } from '#platform/contract/compare.ts'
import { keyOf, type Output } from '#platform/contract/endpoint.ts'
import {
  hideListColumns,
  readListSettings,
  removeListView,
  renameListView,
  saveListView,
  type ListView,
} from '#platform/contract/list-views.ts'
import { call, currentSession, query, request } from '../api/index.ts'

type Settings = Output<typeof readListSettings>
export interface ListSettings extends Settings {
  isPending: boolean
  /** Puts columns away; shown at once, kept behind. */
  hide: (hidden: string[]) => void
  /** The three fail with what the server objects to. */
  save: (name: string, narrowing: Record<string, string>) => Promise<void>
  rename: (view: ListView, name: string) => Promise<void>
  remove: (view: ListView) => Promise<void>
  /** A view as it has become; one that the account no longer sees goes. */
  put: (view: ListView) => void
}
const none: Settings = { hidden: [], views: [] }
const byName = (one: ListView, other: ListView) => compareText(one.name, other.name)

/** Columns and views that the account keeps of a list; of a list without a name nothing is kept. */
export function useListSettings(list: string | undefined): ListSettings {
  const client = useQueryClient()
  const params = { list: list ?? '' }
  const key = keyOf(readListSettings, { params })
  const answer = useQuery({
    ...query(readListSettings, { params }),
    enabled: list !== undefined,
    staleTime: Infinity,
    // without them a list stands as at first
    meta: { silent: true },
  })
  const { mutate } = useMutation({ ...call(hideListColumns), scope: { id: `columns of ${list}` } })
  const settings = answer.data ?? none
  const put = (change: (now: Settings) => Partial<Settings>) =>
    client.setQueryData<Settings>(key, (now = none) => ({ ...now, ...change(now) }))
  const putViews = (change: (views: ListView[]) => ListView[]) =>
    put(({ views }) => ({ views: change(views).toSorted(byName) }))
  return {
    ...settings,
    isPending: list !== undefined && answer.isPending,
    hide: (hidden) => {
      put(() => ({ hidden }))
      // another's columns are put away for the look only
      if (currentSession()?.act === undefined) mutate({ params, body: { hidden } })
    },
    save: async (name, narrowing) => {
      const body = { name, query: narrowing, hidden: settings.hidden }
      const saved = await request(saveListView, { params, body })
      putViews((views) => [...views, saved])
    },
    rename: async ({ id }, name) => {
      const renamed = await request(renameListView, { params: { id: String(id) }, body: { name } })
      putViews((views) => views.map((one) => (one.id === id ? renamed : one)))
    },
    remove: async ({ id }) => {
      await request(removeListView, { params: { id: String(id) } })
      putViews((views) => views.filter((one) => one.id !== id))
    },
    put: (view) => {
      const isSeen = view.is_own || view.roles.length > 0
      putViews((views) => views.flatMap((one) => (one.id === view.id ? (isSeen ? [view] : []) : [one])))
    },
  }
}

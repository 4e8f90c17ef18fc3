import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { listMergers, undoMerger } from '../../contract/merging.ts'
import { listDuplicates, putApart, putTogether, type DuplicatePair } from '../../contract/pairs.ts'
import { useRefreshPerson } from '#areas/people/web/index.ts'

/** What is done with pairs of records, each with its way back. */
export function useMergers() {
  const { t } = useLingui()
  const client = useQueryClient()
  const refreshPerson = useRefreshPerson()
  const refresh = async () => {
    await Promise.all([
      refreshPerson(),
      ...[listDuplicates, listMergers].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })),
    ])
  }
  const attempt = (act: () => Promise<void>) => void act().catch(reportAction)
  const bodyOf = ({ one, other }: DuplicatePair) => ({ body: { one_id: one.id, other_id: other.id } })
  const together = (pair: DuplicatePair) =>
    attempt(async () => {
      await request(putTogether, bodyOf(pair))
      await refresh()
    })
  const part = (id: number) =>
    attempt(async () => {
      await request(undoMerger, { params: { id: String(id) } })
      await refresh()
      notify.success(t`Записи разъединены`)
    })
  return {
    refresh,
    attempt,
    together,
    part,
    apart: (pair: DuplicatePair) =>
      attempt(async () => {
        await request(putApart, bodyOf(pair))
        await refresh()
        notify.undoable(t`Отложено: это разные люди`, { label: t`Вернуть`, act: () => together(pair) })
      }),
    showMerged: (id: number, name: string) =>
      notify.undoable(t`Записи объединены: ${name}`, { label: t`Разъединить`, act: () => part(id) }),
  }
}

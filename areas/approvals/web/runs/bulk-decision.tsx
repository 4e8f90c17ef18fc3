import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { request } from '#platform/web/api/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import type { useSelection } from '#platform/web/list/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { decideApprovals, listApprovals, type ApprovalRow } from '../../contract/runs.ts'
import { shownOfRuns } from './use-decision.ts'

type Outcome = Output<typeof decideApprovals>['items'][number]
const maxAtOnce = 200

interface Props {
  selection: ReturnType<typeof useSelection>
  /** The page that is shown. */
  rows: readonly ApprovalRow[]
}

/** Which content of each run was shown: of those chosen beyond the shown pages, what stands now. */
function useSeen(rows: readonly ApprovalRow[]) {
  const shown = useRef(new Map<number, number>())
  useEffect(() => {
    for (const { id, content_version } of rows) shown.current.set(id, content_version)
  }, [rows])
  return async (ids: readonly number[]): Promise<{ id: number; seen: number }[]> => {
    for (let page = 1; ids.some((id) => !shown.current.has(id)); page++) {
      const found = await request(listApprovals, { query: { page: String(page), size: String(maxAtOnce) } })
      for (const { id, content_version } of found.items)
        if (!shown.current.has(id)) shown.current.set(id, content_version)
      if (found.items.length === 0) break
    }
    return ids.map((id) => ({ id, seen: shown.current.get(id) ?? 0 }))
  }
}

/** Decides on all that are chosen, each by itself; what was refused is listed with its reason. */
export function BulkDecision({ selection, rows }: Props) {
  const { t } = useLingui()
  const { act } = useActions(shownOfRuns)
  const seenOf = useSeen(rows)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<readonly Outcome[]>([])
  const ids = [...selection.chosen]
  const send = async (decision: 'approve' | 'return' | 'acquaint', remark: string | null) => {
    setSending(true)
    const outcomes: Outcome[] = []
    const runs = await seenOf(ids)
    for (let from = 0; from < runs.length; from += maxAtOnce) {
      const answer = await act(decideApprovals, {
        body: { decision, remark, runs: runs.slice(from, from + maxAtOnce) },
      })
      if (answer === null) break
      outcomes.push(...answer.items)
    }
    setSending(false)
    const done = outcomes.filter(({ is_done }) => is_done).length
    if (done > 0)
      notify.success(plural(done, { one: 'Решено: # бумага', few: 'Решено: # бумаги', other: 'Решено: # бумаг' }))
    const left = outcomes.filter(({ is_done }) => !is_done)
    setRefused(left)
    // what was refused stays chosen, under what is said of it
    selection.clear()
    selection.toggleAll(left.map(({ id }) => id))
  }
  const approve = async () => {
    if (await dialog.confirm({ message: t`Согласовать выбранные: ${ids.length}?`, ok: t`Согласовать` }))
      await send('approve', null)
  }
  const sendBack = async () => {
    const remark = await dialog.prompt({
      message: t`Вернуть выбранные: ${ids.length}?`,
      label: t`Что исправить`,
      ok: t`Вернуть`,
      isRequired: true,
      maxLength: 1000,
    })
    if (remark !== null) await send('return', remark)
  }
  return (
    <>
      <Button size="xs" loading={isSending} onClick={() => void approve()}>
        <Trans>Согласовать</Trans>
      </Button>
      <Button size="xs" variant="default" disabled={isSending} onClick={() => void send('acquaint', null)}>
        <Trans>Ознакомлен</Trans>
      </Button>
      <Button size="xs" variant="default" disabled={isSending} onClick={() => void sendBack()}>
        <Trans>Вернуть</Trans>
      </Button>
      {refused.length > 0 ? <Refused of={refused} onClose={() => setRefused([])} /> : null}
    </>
  )
}

function Refused({ of, onClose }: { of: readonly Outcome[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} title={t`Не решено: ${of.length}`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="xs">
        {of.map(({ id, title, problem }) => (
          <div key={id}>
            <Text size="sm" fw={600}>
              {title === '' ? t`Бумага больше не доступна` : title}
            </Text>
            <Text size="sm" c="dimmed">
              {problem}
            </Text>
          </div>
        ))}
      </Stack>
    </Modal>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { Action, ActionMenu, Anchor, Group, Text } from '#platform/web/ui/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { plural } from '@lingui/core/macro'
import { readApproval, readApprovalHistory, setApproval, type PlanApproval } from '../../../contract/rup-approval.ts'
import { ApprovalDialog } from './approval-dialog.tsx'
import { ApprovalHistory } from './approval-history.tsx'
import { LateChangesDialog } from './late-changes-dialog.tsx'

/** By which order the plan is approved, and how many lines are different since. */
export function ApprovalLine({ yearId }: { yearId: number }) {
  const { data } = useQuery(query(readApproval, { params: { id: String(yearId) } }))
  return data === undefined ? null : <Approval yearId={yearId} approval={data} />
}

function Approval({ yearId, approval }: { yearId: number; approval: PlanApproval }) {
  const { t } = useLingui()
  const { act } = useActions([readApproval, readApprovalHistory])
  const [dialog, setDialog] = useState<'order' | 'changes' | 'history' | null>(null)
  const { order_number, order_date, approved_by, note, approved_at, version, changes, may_change } = approval
  const params = { id: String(yearId) }
  const isApproved = order_number !== null && order_date !== null
  const count = changes.length
  const remove = async () => {
    const none = { order_number: null, order_date: null, approved_by: null, note: null, version }
    const after = await act(setApproval, { params, body: none })
    if (after === null) return
    const back = { order_number, order_date, approved_by, note, approved_at, version: after.version }
    notify.undoable(t`Приказ об утверждении убран`, {
      label: t`Вернуть`,
      act: () => void act(setApproval, { params, body: back }),
    })
  }
  const close = () => setDialog(null)
  return (
    <Group gap="xs" wrap="wrap">
      <Text component="span" size="sm" c="dimmed">
        {isApproved
          ? t`Утверждён приказом № ${order_number} от ${displayDate(order_date)}`
          : t`Приказа об утверждении нет`}
      </Text>
      {count > 0 ? (
        <Anchor component="button" type="button" size="sm" onClick={() => setDialog('changes')}>
          {plural(count, {
            one: 'после утверждения изменена # строка',
            few: 'после утверждения изменены # строки',
            many: 'после утверждения изменено # строк',
            other: 'после утверждения изменено # строки',
          })}
        </Anchor>
      ) : null}
      <ActionMenu label={t`Утверждение плана`}>
        {may_change ? (
          <Action onClick={() => setDialog('order')}>{isApproved ? t`Изменить приказ` : t`Указать приказ`}</Action>
        ) : null}
        {may_change && isApproved ? <Action onClick={() => void remove()}>{t`Убрать приказ`}</Action> : null}
        <Action onClick={() => setDialog('history')}>
          <Trans>История утверждения</Trans>
        </Action>
      </ActionMenu>
      {dialog === 'order' ? <ApprovalDialog yearId={yearId} approval={approval} onClose={close} /> : null}
      {dialog === 'changes' ? <LateChangesDialog changes={changes} onClose={close} /> : null}
      {dialog === 'history' ? <ApprovalHistory yearId={yearId} onClose={close} /> : null}
    </Group>
  )
}

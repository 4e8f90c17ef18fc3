import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { decideApproval, listApprovals, readApproval, withdrawApprovalRun } from '../../contract/runs.ts'
import { readWaiting } from '../../contract/waiting.ts'

/** What is shown of runs, and is read anew once one of them has moved. */
export const shownOfRuns = [listApprovals, readApproval, readWaiting]

export interface Decidable {
  id: number
  title: string
  content_version: number
}

/** Decides on a run and withdraws it; a return asks what is to be put right. */
export function useDecision(run: Decidable, onDone?: () => void) {
  const { t } = useLingui()
  const { act } = useActions(shownOfRuns)
  const [isSending, setSending] = useState(false)
  const params = { id: String(run.id) }
  const during = async (sending: () => Promise<unknown>, said: string) => {
    setSending(true)
    const answer = await sending().finally(() => setSending(false))
    if (answer === null) return
    notify.success(said)
    onDone?.()
  }
  const decide = (decision: 'approve' | 'acquaint' | 'return', remark: string | null, said: string) =>
    during(() => act(decideApproval, { params, body: { decision, remark, seen: run.content_version } }), said)
  const sendBack = async () => {
    const remark = await dialog.prompt({
      message: t`Вернуть на доработку?`,
      description: run.title,
      label: t`Что исправить`,
      ok: t`Вернуть`,
      isRequired: true,
      maxLength: 1000,
    })
    if (remark !== null) await decide('return', remark, t`Возвращено автору`)
  }
  const approveWithRemark = async () => {
    const remark = await dialog.prompt({
      message: t`Согласовать с замечанием?`,
      description: run.title,
      label: t`Замечание`,
      ok: t`Согласовать`,
      isRequired: true,
      maxLength: 1000,
    })
    if (remark !== null) await decide('approve', remark, t`Согласовано`)
  }
  const withdraw = async () => {
    const remark = await dialog.prompt({
      message: t`Отозвать с согласования?`,
      description: run.title,
      label: t`Почему (необязательно)`,
      ok: t`Отозвать`,
      maxLength: 1000,
    })
    if (remark === null) return
    await during(() => act(withdrawApprovalRun, { params, body: { remark: remark.trim() || null } }), t`Отозвано`)
  }
  return {
    isSending,
    approve: () => void decide('approve', null, t`Согласовано`),
    acquaint: () => void decide('acquaint', null, t`Отмечено: вы ознакомились`),
    approveWithRemark: () => void approveWithRemark(),
    sendBack: () => void sendBack(),
    withdraw: () => void withdraw(),
  }
}

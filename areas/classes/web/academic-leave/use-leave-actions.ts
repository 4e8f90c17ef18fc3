import { useLingui } from '@lingui/react/macro'
import { notify } from '#platform/web/notifications/notify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { cancelAcademicLeave, listAcademicLeaves, type AcademicLeave } from '../../contract/academic-leaves.ts'
import { useClassActions } from '../set-up/use-class-actions.ts'

/** Actions on leaves; classes and who is in them are read anew with the list. */
export function useLeaveActions() {
  const { t } = useLingui()
  const client = useQueryClient()
  const actions = useClassActions()
  const refresh = async (): Promise<void> => {
    await Promise.all([client.invalidateQueries({ queryKey: keyOf(listAcademicLeaves) }), actions.refresh()])
  }
  const act: typeof actions.act = async (endpoint, input) => {
    const answer = await actions.act(endpoint, input)
    await refresh()
    return answer
  }
  const cancel = async ({ id, version, student: { full_name } }: AcademicLeave): Promise<void> => {
    const done = await act(cancelAcademicLeave, { params: { id: String(id) }, body: { version } })
    if (done !== null) notify.success(t`${full_name}: снова в ${done.class.title}`)
  }
  return {
    act,
    refresh,
    tell: actions.tell,
    cancel,
    /** Tells of a leave that has just begun, with the way back. */
    tellBegun: (leave: AcademicLeave) =>
      notify.undoable(t`${leave.student.full_name}: академический отпуск оформлен`, {
        label: t`Отменить`,
        act: () => void cancel(leave),
      }),
  }
}

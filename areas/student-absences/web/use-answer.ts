import { plural, t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/index.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { answerAbsenceReason, listAbsenceReasons, type AbsenceReason } from '../contract/absence-reasons.ts'

const changedText = (count: number) =>
  plural(count, { one: 'Исправлен # пропуск', few: 'Исправлено # пропуска', other: 'Исправлено # пропусков' })
const keptText = (count: number) =>
  plural(count, {
    one: '# пропуск в закрытом периоде остался как был',
    few: '# пропуска в закрытом периоде остались как были',
    other: '# пропусков в закрытом периоде остались как были',
  })

/** Accepts and declines reasons; declining asks for an answer, which the family will read. */
export function useAnswer() {
  const client = useQueryClient()
  const answer = useMutation({
    ...call(answerAbsenceReason),
    onSuccess: ({ changed, kept }, { body }) => {
      if (!body?.is_accepted) notify.info(t`Семья получит ваш ответ`)
      else notify.success(changed > 0 ? changedText(changed) : t`Причина принята`)
      if (kept > 0) notify.warning(keptText(kept))
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listAbsenceReasons) }),
  })
  const send = (id: number, is_accepted: boolean, words: string | null) =>
    answer.mutate({ params: { id: String(id) }, body: { is_accepted, answer: words } })
  const decline = async ({ id, student }: Pick<AbsenceReason, 'id' | 'student'>) => {
    const words = await dialog.prompt({
      message: t`Отклонить причину отсутствия?`,
      description: t`${student.full_name}. Семья увидит ваш ответ.`,
      label: t`Почему`,
      ok: t`Отклонить`,
      isRequired: true,
      maxLength: 500,
    })
    if (words !== null) send(id, false, words)
  }
  return {
    accept: ({ id }: Pick<AbsenceReason, 'id'>) => send(id, true, null),
    decline: (reason: Pick<AbsenceReason, 'id' | 'student'>) => void decline(reason),
    isSending: answer.isPending,
  }
}

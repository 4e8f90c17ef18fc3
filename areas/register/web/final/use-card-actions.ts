import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, type Output } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import {
  checkFinalCards,
  listFinalCards,
  makeFinalCards,
  revokeFinalCard,
  type FinalCard,
} from '../../contract/final-cards.ts'

export type CardList = Output<typeof listFinalCards>
type Student = CardList['students'][number]
type Place = { class_id: number; quarter: number | null; half: number | null }

/** The newest card of a student, if there is one. */
export const newestCard = ({ cards }: Student) => cards[0]
/** Whether a card may be checked: all is set, and nothing differs from its marks. */
export const isReady = ({ state, unset, differing }: FinalCard) =>
  state === 'made' && unset.length === 0 && differing.length === 0
export const idsIn = (
  students: readonly Student[],
  isIt: (card: NonNullable<ReturnType<typeof newestCard>>) => boolean,
) =>
  students.flatMap((student) => {
    const card = newestCard(student)
    return card && isIt(card) ? [card.id] : []
  })

/** What can be done with the cards of a class, each step asked about and told of. */
export function useCardActions(list: CardList, place: Place) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [signing, setSigning] = useState<number[] | null>(null)
  const refreshed = { onSettled: () => client.invalidateQueries({ queryKey: keyOf(listFinalCards) }) }
  const make = useMutation({
    ...call(makeFinalCards),
    ...refreshed,
    onSuccess: ({ made, unset, same }) => {
      if (unset > 0) notify.warning(t`Составлено: ${made}, из них без выставленных итогов: ${unset}`)
      else if (made > 0) notify.success(t`Составлено: ${made}`)
      else notify.info(t`Подписано раньше, изменений нет: ${same}`)
    },
  })
  const check = useMutation({ ...call(checkFinalCards), ...refreshed })
  const revoke = useMutation({ ...call(revokeFinalCard), ...refreshed })
  const title = list.class.title
  return {
    isBusy: make.isPending || check.isPending || revoke.isPending,
    make: async (studentIds?: number[]) => {
      const isSure = await dialog.confirm({
        message: studentIds ? t`Составить табель заново?` : t`Составить итоговые табели ${title}?`,
        description: t`В табель войдут итоги, выставленные в журналах сейчас. Подписанный табель остаётся в силе, пока не подписана новая редакция.`,
        ok: t`Составить`,
      })
      if (isSure) make.mutate({ body: { ...place, ...(studentIds ? { student_ids: studentIds } : {}) } })
    },
    check: (ids: number[]) => check.mutate({ body: { ids } }),
    /** Cards that are being signed: their dialog is open. */
    signing,
    sign: (ids: number[]) => setSigning(ids),
    endSigning: () => setSigning(null),
    refresh: refreshed.onSettled,
    revoke: async (id: number) => {
      const reason = await dialog.prompt({
        message: t`Отозвать табель?`,
        description: t`Отозванный табель недействителен. Причина останется в его истории; если он подписан, её увидит и тот, кто проверит бумагу по коду.`,
        label: t`Причина`,
        ok: t`Отозвать`,
        isDangerous: true,
        isRequired: true,
        maxLength: 500,
      })
      if (reason !== null) revoke.mutate({ params: { id: String(id) }, body: { reason } })
    },
  }
}
export type CardActions = ReturnType<typeof useCardActions>

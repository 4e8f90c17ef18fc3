import { useLingui } from '@lingui/react/macro'
import { IconChecks, IconLock, IconLockOpen } from '#platform/web/icons/index.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call, sentenceOf } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { ActionIcon } from '#platform/web/ui/index.ts'
import { setRecommended } from '../contract/results.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { type JournalSession, type ResultSlot, closingOfSlot, hasBegun } from '#areas/journal/web/index.ts'
import { planGroups, planTotal, recommendedPlan, replacedBy } from './recommended-plan.ts'
import { AskReopening } from './reopening-requests/ask-reopening.tsx'
import { ReopenDialog } from './reopening/reopen-dialog.tsx'
import { quarterToReopen } from './reopening/reopening.ts'

/** What can be done with a whole period: set what is recommended while it is open, reopen it once it is closed. */
export function PeriodActions({ journalSession, slot }: { journalSession: JournalSession; slot: ResultSlot }) {
  const { group, today } = journalSession.store.grid
  const closing = closingOfSlot(journalSession.store, slot)
  if (closing === null || slot.type === 'exam' || !hasBegun(journalSession.store, slot)) return null
  if (isPeriodOpen(closing, today))
    return group.may_set_results ? <SetRecommended journalSession={journalSession} slot={slot} /> : null
  return <ClosedPeriod journalSession={journalSession} slot={slot} />
}

function SetRecommended({
  journalSession: { store, reload },
  slot,
}: {
  journalSession: JournalSession
  slot: ResultSlot
}) {
  const { t } = useLingui()
  const setting = useMutation({
    ...call(setRecommended),
    onSuccess: ({ items }) => {
      store.putResults(items)
      notify.success(items.length === 0 ? t`Выставлять больше нечего` : t`Выставлено: ${items.length}`)
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return
      reload()
      void dialog.alert({ message: t`Итоги не выставлены`, description: sentenceOf(error) ?? '' })
    },
  })
  const ask = async () => {
    const plan = recommendedPlan(store, slot)
    const choices = await dialog.preview({
      message: t`Выставить рекомендованные отметки: ${slot.title}?`,
      description: t`Каждую можно изменить или снять, пока период открыт.`,
      groups: planGroups(plan),
      total: (chosen) => planTotal(plan, chosen),
      ok: t`Выставить`,
    })
    if (choices === null) return
    const { type, quarter_id, half } = slot
    setting.mutate({
      params: { id: String(store.grid.group.id) },
      body: { type, quarter_id, half, replace: replacedBy(plan, choices) },
    })
  }
  const label = t`Выставить рекомендованные: ${slot.title}`
  return (
    <ActionIcon
      size="sm"
      aria-label={label}
      title={t`Выставить рекомендованные`}
      loading={setting.isPending}
      onClick={() => void ask()}
    >
      <IconChecks size={16} aria-hidden />
    </ActionIcon>
  )
}

function ClosedPeriod({ journalSession, slot }: { journalSession: JournalSession; slot: ResultSlot }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { group } = journalSession.store.grid
  const isYear = slot.quarter_id === null && slot.half === null
  const quarterId = isYear ? null : quarterToReopen(journalSession.store, slot)
  if (!group.may_reopen && group.may_mark && quarterId !== null)
    return <AskReopening groupId={group.id} slot={slot} quarterId={quarterId} />
  if (!group.may_reopen || quarterId === null)
    return (
      <span title={t`Период закрыт`}>
        <IconLock size={14} aria-label={t`Период закрыт`} />
      </span>
    )
  return (
    <>
      <ActionIcon
        size="sm"
        aria-label={t`Открыть период: ${slot.title}`}
        title={t`Открыть период`}
        onClick={() => setAsking(true)}
      >
        <IconLockOpen size={16} aria-hidden />
      </ActionIcon>
      {isAsking ? (
        <ReopenDialog
          journalSession={journalSession}
          slot={slot}
          quarterId={quarterId}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

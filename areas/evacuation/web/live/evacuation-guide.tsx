import { useLingui } from '@lingui/react/macro'
import { useDocumentVisibility } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { translate } from '#platform/contract/text.ts'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useStore } from '#platform/web/store.ts'
import { hasUnsavedInput } from '#platform/web/unsaved.ts'
import { readStatistics } from '../../contract/results.ts'
import { runningNotice } from '../../contract/texts.ts'
import { rememberRedirected, wasRedirected } from './redirected.ts'
import { lastEnded, useRunning, type Ended } from './running.ts'

const theirs = ['/evacuation/marks', '/evacuation/progress', '/evacuation/sos']

/** Leads the reader to the evacuation once, and back to `/` at its end. Shows nothing itself. */
export function EvacuationGuide() {
  useLeading()
  useReturning()
  return null
}

function useLeading(): void {
  const { evacuation, leadsTo } = useRunning()
  const accountId = useSession()?.accountId
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // of several tabs the one that is looked at
  const isSeen = useDocumentVisibility() === 'visible'
  useEffect(() => {
    if (evacuation === null || leadsTo === null || accountId === undefined || !isSeen) return
    if (wasRedirected(evacuation.id, accountId)) return
    rememberRedirected(evacuation.id, accountId)
    notify.warning(translate(runningNotice))
    if (!theirs.includes(path) && !hasUnsavedInput()) void navigate({ to: `/evacuation/${leadsTo}` })
  }, [evacuation, leadsTo, accountId, isSeen, path, navigate])
}

function useReturning(): void {
  const { t } = useLingui()
  const ended = useStore(lastEnded)
  const mayRead = useAllowed(readStatistics)
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const words = useEndWords()
  useEffect(() => {
    if (ended === null) return
    lastEnded.set(null)
    const show = () => void navigate({ to: '/evacuation/statistics/$id', params: { id: String(ended.id) } })
    const isReported = mayRead && ended.status === 'completed'
    if (isReported) notify.undoable(words(ended), { label: t`Итоги`, act: show })
    else notify.success(words(ended))
    // specification §4: everybody goes to `/`; what is being written is not lost for it
    if (theirs.includes(path) || !hasUnsavedInput()) void navigate({ to: '/' })
  }, [ended, mayRead, navigate, path, words, t])
}

/** What is told at the end: «Учебная тревога завершена». */
function useEndWords(): (ended: Ended) => string {
  const { t } = useLingui()
  return ({ mode, status }) => {
    const isCancelled = status === 'cancelled'
    if (mode === 'alarm') return isCancelled ? t`Эвакуация отменена: ложный запуск` : t`Эвакуация завершена`
    if (mode === 'drill') return isCancelled ? t`Учебная тревога отменена` : t`Учебная тревога завершена`
    return isCancelled ? t`Проверка связи отменена` : t`Проверка связи завершена`
  }
}

import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useLiveCalendar } from '#areas/calendar/web/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useRealtimeEvent, useRoom, type RoomPresence } from '#platform/web/realtime/index.ts'
import { journalChanged, journalRoom, journalRoomName } from '../contract/events.ts'
import { policyChanged, yearRoom, yearRoomName } from '#areas/grading/contract/events.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { missKindsChanged } from '../contract/miss-kinds.ts'
import { openJournalSession, type JournalSession } from './journal-session.ts'
import { keepUpToDate } from './save/keep-up-to-date.ts'

/** Keeps the session with the server: what others change comes in live, and after a lost connection all is read again. */
export function useJournalSession(
  grid: JournalGrid,
  presence: RoomPresence,
  read: () => Promise<JournalGrid | undefined>,
): JournalSession {
  const [journalSession] = useState(() => openJournalSession(grid, read))
  const { store } = journalSession
  useEffect(() => store.open(), [store])
  useEffect(() => store.reload(grid), [store, grid])
  useEffect(() => journalSession.edits.open(), [journalSession])
  // before the journal's own: the reading that follows its joining is then not older than what is heard
  useRoom({ room: yearRoom, params: { year_id: grid.year_id }, name: yearRoomName(grid.year_id) })
  useRoom({
    room: journalRoom,
    params: { group_id: grid.group.id },
    name: journalRoomName(grid.group.id),
    // what others did between the reading and the joining, or while the connection was lost, is in no event
    onJoined: () => {
      presence.joined()
      store.outbox.retry()
      journalSession.reload()
    },
  })
  useRealtimeEvent(journalChanged, (news) => {
    if (news.group_id === store.grid.group.id) store.merge(news)
  })
  useRealtimeEvent(policyChanged, ({ year_id, policy }) => {
    if (year_id === grid.year_id && store.supersede(policy))
      notify.info(t`Правила оценивания изменены: действует версия ${policy.version}, открытые итоги посчитаны по ней`)
  })
  // a day off takes lessons away, the end of one brings them back
  useLiveCalendar([], journalSession.reload)
  useRealtimeEvent(missKindsChanged, ({ kinds }) => store.putMissKinds(kinds))
  useEffect(() => keepUpToDate(store), [store])
  return journalSession
}

import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useLiveCalendar } from '#areas/calendar/web/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useRealtimeEvent, useRoom, type RoomPresence } from '#platform/web/realtime/index.ts'
import { journalChanged, journalRoom, journalRoomName, periodsChanged } from '../contract/events.ts'
import { policyChanged, yearRoom, yearRoomName } from '#areas/grading/contract/events.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { missKindsChanged } from '#areas/miss-kinds/contract/miss-kinds.ts'
import { openJournalSession, type JournalSession } from './journal-session.ts'
import { keepUpToDate } from './save/keep-up-to-date.ts'

/** The journal on the page, how old it is, milliseconds, and how it is read again. */
export interface ReadJournal {
  grid: JournalGrid
  age: () => number
  read: () => Promise<JournalGrid | undefined>
}

/**
 * Keeps the session with the server: what others change comes in live; it is read again where something was told between
 * its reading and its joining, and after a lost connection.
 */
export function useJournalSession({ grid, age, read }: ReadJournal, presence: RoomPresence): JournalSession {
  const [journalSession] = useState(() => openJournalSession(grid, read))
  const { store } = journalSession
  useEffect(() => store.open(), [store])
  useEffect(() => store.reload(grid), [store, grid])
  useEffect(() => journalSession.edits.open(), [journalSession])
  // before the journal's own, which asks for all of them what was told before
  useRoom({ room: yearRoom, params: { year_id: grid.year_id }, name: yearRoomName(grid.year_id) })
  // a day off takes lessons away, the end of one brings them back
  useLiveCalendar([], journalSession.reload)
  useRoom({
    room: journalRoom,
    params: { group_id: grid.group.id },
    name: journalRoomName(grid.group.id),
    age,
    onJoined: (hasMissed) => {
      presence.joined()
      store.outbox.retry()
      if (hasMissed) journalSession.reload()
    },
  })
  useRealtimeEvent(journalChanged, (news) => {
    if (news.group_id === store.grid.group.id) store.merge(news)
  })
  useRealtimeEvent(policyChanged, ({ year_id, policy }) => {
    if (year_id === grid.year_id && store.supersede(policy))
      notify.info(t`Правила оценивания изменены: действует версия ${policy.version}, открытые итоги посчитаны по ней`)
  })
  // what follows from a period that opens or closes is more than its date: results follow their marks, the day is another one
  useRealtimeEvent(periodsChanged, ({ group_id }) => {
    if (group_id === store.grid.group.id) journalSession.reload()
  })
  useRealtimeEvent(missKindsChanged, ({ kinds }) => store.putMissKinds(kinds))
  useEffect(() => keepUpToDate(store), [store])
  return journalSession
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { LessonNotes } from '#platform/server/lesson-holds.ts'
import { handle } from '#platform/server/handle.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { readCalendar } from '../../contract/calendar-links.ts'
import { readLessons } from '../week/week-rows.ts'
import { composeCalendar } from './compose-calendar.ts'
import { useLink } from './use-link.ts'

const daysBack = 14
const daysAhead = 120
const journalsStayShut = sql<boolean>`false`

const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`
/** Weak comparison: a proxy that packs the answer may change how the tag is written. */
const isKnown = (tag: string, requested: string | undefined) =>
  requested?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2)) ?? false

export const calendarFeedWith = (notes: LessonNotes) =>
  handle(readCalendar, async ({ params, db, today, context, http: { request, reply } }) => {
    const token = params.token.replace(/\.ics$/, '')
    const { owner, language } = await useLink(db, { token, address: request.ip, today })
    const span = { start_date: addDays(today, -daysBack), end_date: addDays(today, daysAhead) }
    const lessons = await readLessons(db, owner, span, { notes, mayOpen: journalsStayShut })
    const { timeZone } = context.clock
    const host = new URL(context.publicUrl).hostname
    // a program of calendars asks, and has no language to ask in
    const text = inLanguage(language, () => composeCalendar({ owner, lessons, span, timeZone, today, host }))
    const tag = tagOf(text)
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    reply.header('content-disposition', 'inline; filename="timetable.ics"').type('text/calendar; charset=utf-8')
    if (!isKnown(tag, request.headers['if-none-match'])) return text
    reply.code(304)
    return ''
  })

import * as z from 'zod/mini'
import { anyOf, open, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { dismissalScopes, kinds, sosStandings, sosStates } from '../rules/words.ts'
import { RunningEvacuation } from './evacuations.ts'
import { clientId } from '#platform/contract/steps.ts'
import { evaEvacuation, evaSos } from './permissions.ts'

export const Steps = z.object({ kind: z.enum(kinds), text: z.string() })
export const Contact = z.object({ title: z.string(), phone: z.string() })

/** Public: what to do, where to gather, whom to call. */
export const readSos = endpoint({
  method: 'GET',
  path: '/api/evacuation/sos/',
  access: open(),
  response: z.object({
    school: z.string(),
    evacuation: z.nullable(RunningEvacuation),
    /** A step of a text stands on a line of its own. */
    steps: z.array(Steps),
    contacts: z.array(Contact),
    points: z.array(
      z.object({
        id,
        title: z.string(),
        building: z.nullable(z.string()),
        where_text: z.string(),
        /** A signed link, and where the point is on the picture: fractions of its sides. */
        picture: z.nullable(z.string()),
        x: z.nullable(z.number()),
        y: z.nullable(z.number()),
      }),
    ),
    now: z.string(),
  }),
  silent: true,
  summary: 'Что делать при эвакуации, места сбора, телефоны',
  urgent: true,
})

/**
 * «Я в безопасности», «Нужна помощь»: words of their own, never counted as marks. Presses of one sender, name and state
 * within the minutes of the settings are one report; the same `client_id` again is the same press. The sender is the signed-in
 * account, else the browser by its cookie; `device` names one that has none yet. Who calls for help may leave the name out.
 */
export const reportSos = endpoint({
  method: 'POST',
  path: '/api/evacuation/sos/',
  access: open(),
  body: z.strictObject({
    client_id: clientId,
    device: z.optional(clientId),
    state: z.enum(sosStates),
    name: z._default(text(150, 0), ''),
    place: z._default(text(200, 0), ''),
    phone: z._default(text(30, 0), ''),
  }),
  response: z.object({
    state: z.enum(sosStates),
    /** ISO instant of this press. */
    made_at: z.string(),
    /** How often the same was said, this press among them. */
    presses: z.int(),
    standing: z.enum(sosStandings),
  }),
  silent: true,
  summary: 'Сообщить о себе: в безопасности или нужна помощь',
  urgent: true,
})

export const SosReport = z.object({
  id,
  evacuation_id: z.nullable(id),
  state: z.enum(sosStates),
  /** Empty: who calls for help has not named themselves. */
  name: z.string(),
  place: z.string(),
  phone: z.string(),
  /** The person, where the word came with a session; else anybody may have written it. */
  user_id: z.nullable(id),
  user_name: z.nullable(z.string()),
  made_at: z.string(),
  /** The last press, and how many there were. */
  last_at: z.string(),
  presses: z.int(),
  /** Of a report that stands for many senders: the last of them, at most 100. */
  joined: z.array(z.object({ name: z.string(), place: z.string(), phone: z.string() })),
  handled_at: z.nullable(z.string()),
  handled_by_name: z.nullable(z.string()),
  /** Reports that stand beside this one and are not hidden: of the same sender, of strangers behind the same address. */
  sender_reports: z.int(),
  address_reports: z.int(),
  /** With which it was hidden: it is in no count. */
  dismissal: z.nullable(z.object({ id, made_at: z.string(), by_name: z.string() })),
})
export type SosReport = z.infer<typeof SosReport>
/** Reading eva_sos is everybody's: to see the page, not what others wrote there. */
const readers = anyOf(write(evaSos), read(evaEvacuation))
/** Of an evacuation, or without one of the last day; help that nobody has taken care of first, what was hidden last. At most 500. */
export const listSosReports = endpoint({
  method: 'GET',
  path: '/api/evacuation/sos/reports/',
  access: readers,
  query: z.strictObject({ evacuation_id: z.optional(idText) }),
  response: z.object({ items: z.array(SosReport) }),
  silent: true,
  summary: 'Что сообщили о себе люди',
  urgent: true,
})
export const handleSosReport = endpoint({
  method: 'PATCH',
  path: '/api/evacuation/sos/reports/{id}',
  access: anyOf(write(evaSos), write(evaEvacuation)),
  params: IdParams,
  body: z.strictObject({ is_handled: z.boolean() }),
  response: SosReport,
  summary: 'Отметить, что человеку помогли',
  urgent: true,
})

const Dismissed = z.object({ id, reports: z.int() })
/**
 * Hides all that the sender of a report has written, and what they write within the next hour; or what all strangers behind
 * the same address have written until now. Nothing is erased.
 */
export const dismissSosSender = endpoint({
  method: 'POST',
  path: '/api/evacuation/sos/dismissals/',
  access: anyOf(write(evaSos), write(evaEvacuation)),
  body: z.strictObject({ report_id: id, scope: z.enum(dismissalScopes) }),
  response: Dismissed,
  summary: 'Скрыть все сообщения одного отправителя',
  urgent: true,
})
export const undoSosDismissal = endpoint({
  method: 'DELETE',
  path: '/api/evacuation/sos/dismissals/{id}',
  access: anyOf(write(evaSos), write(evaEvacuation)),
  params: IdParams,
  response: Dismissed,
  summary: 'Вернуть скрытые сообщения',
  urgent: true,
})

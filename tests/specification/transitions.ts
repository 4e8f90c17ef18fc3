import type { Row } from './owed.ts'

/** A change of state that the specification or the decisions name. */
export interface Transition extends Row {
  half: 'server' | 'web'
  from: string
  on: string
  to: string
}
const of =
  (machine: string, half: Transition['half'], area: string) =>
  (...changes: [from: string, on: string, to: string][]): Transition[] =>
    changes.map(([from, on, to]) => ({
      name: `transition ${machine}: ${from} — ${on} → ${to}`,
      area,
      half,
      from,
      on,
      to,
    }))

/** Documents and plans move through the same statuses. */
const approved = (machine: string, area: string) =>
  of(machine, 'server', area)(
    ['created', 'first edit', 'draft'],
    ['draft', 'sent for approval', 'checking'],
    ['checking', 'remark', 'draft'],
    ['checking', 'approval', 'accepted'],
    ['accepted', 'change', 'refused, a new version in draft is offered'],
  )

/** Specification §4, then the chains of the decisions. */
export const transitions: readonly Transition[] = [
  ...approved('document', 'documents'),
  ...of('document folder', 'server', 'documents')(
    ['income', 'resolution', 'active'],
    ['income', 'for acquaintance', 'income_info'],
    ['income', 'for signature', 'income_sign'],
    ['income', 'for the administrator', 'income_it'],
    ['active', 'sent for signature', 'outcome_sign'],
    ['outcome_sign', 'signed', 'outcome'],
    ['outcome', 'sent', 'archive'],
  ),
  ...of('session', 'server', 'access')(
    ['signed out', 'login', 'refresh and access stored, impersonation cleared'],
    ['signed in', 'refresh', 'new tokens, the former one used up'],
    ['signed in', 'refused refresh', 'all tokens cleared'],
    ['signed in', 'absent refresh token', 'all tokens cleared'],
    ['signed in', 'expiry of the access token', '401'],
    ['signed in', 'logout', 'session ended'],
  ),
  ...of('session', 'web', 'platform')(
    ['no access token', 'call', 'refreshed before it'],
    ['under 2 minutes left', 'call', 'refreshed before it'],
    ['more than 2 minutes left', 'call', 'sent as it is'],
    ['refreshing', 'two more calls', 'one refresh for all'],
    ['on a page', 'refused refresh', 'all tokens cleared'],
    ['no refresh token', 'call', 'all tokens cleared'],
    ['idle', 'PATCH, POST or DELETE', 'loading'],
    ['loading', 'response', 'idle'],
    ['loading', 'error', 'idle'],
    ['allowed', '401', 'access denied'],
    ['access denied', 'change of route', 'allowed'],
  ),
  ...of('error', 'web', 'platform')(
    ['call running', 'cancelled', 'nothing shown'],
    ['call flagged to be silent', 'failed', 'nothing shown'],
    ['query with an error message', 'failed', 'its message shown'],
  ),
  ...of('page view', 'web', 'page-views')(['a page', 'navigation', 'page_id, path, from_page_id, from_path']),
  ...of('impersonation', 'server', 'access')(
    ['own session', 'start by ceasar', 'acting as another'],
    ['own session', 'start by who is not ceasar', 'refused'],
    ['acting as another', 'start', 'acting as a third, the first original kept'],
    ['acting as another', 'leave', 'original session'],
    ['own session', 'leave', 'error'],
  ),
  ...of('impersonation', 'web', 'access')(['own session', 'failed start', 'logged out']),
  ...of('evacuation', 'server', 'evacuation')(
    ['none', 'start', 'active, evacuation_active emitted'],
    ['active', 'second start', 'active, the same one'],
    ['active', 'PATCH completed', 'completed, evacuation_completed emitted'],
    ['active', 'DELETE', 'cancelled and kept, evacuation_completed emitted'],
    ['completed', 'PATCH active', 'refused'],
    ['active', 'asked by who may write evacuations', 'progress'],
    ['active', 'asked by who collects somebody', 'marks'],
    ['active', 'asked by others', 'sos'],
    ['active', 'asked by a family', 'nothing'],
  ),
  ...of('evacuation mark', 'server', 'evacuation')(
    ['none', 'start', 'waiting'],
    ['waiting', 'change of one', 'present'],
    ['present', 'change of one', 'missing'],
    ['waiting', 'change in bulk', 'help'],
    ['waiting', 'bulk of two', 'away and released'],
    ['none', 'added by name', 'present'],
  ),
  ...of('evacuation', 'web', 'evacuation')(
    ['any page', 'evacuation_active for who may write evacuations', '/evacuation/progress'],
    ['any page', 'evacuation_active for who collects somebody', '/evacuation/marks'],
    ['any page', 'evacuation_active for others', '/evacuation/sos'],
    ['/evacuation/marks', 'evacuation_completed', '/'],
    ['/evacuation/sos', 'signed in, none active', '/'],
  ),
  ...of('notification', 'web', 'platform')(['idle', 'timeout', 'destroyed'], ['idle', 'click', 'destroyed']),
  ...of('socket', 'web', 'platform')(
    ['connecting', 'connect', 'connected, 0 attempts'],
    ['connecting', 'connect of the school', 'enter_evacuation_room emitted'],
    ['connected', 'disconnect', 'reconnecting, 0 attempts'],
    ['reconnecting', 'third attempt', 'reconnecting, 3 attempts'],
    ['reconnecting', 'attempts used up', 'failed, 5 attempts'],
    ['reconnecting', 'connect', 'connected, 0 attempts'],
  ),
  ...of('dialog', 'web', 'platform')(
    ['closed', 'opening', 'open with kind, message, description'],
    ['open alert', 'closing', 'closed, resolved with nothing'],
    ['open confirm', 'OK', 'closed, resolved with true'],
    ['open confirm', 'dismissal', 'closed, resolved with false'],
    ['open prompt', 'OK', 'closed, resolved with the text'],
    ['open prompt', 'dismissal', 'closed, resolved with null'],
  ),
  ...approved('plan', 'planning'),
  ...of('enrolment (income)', 'server', 'movements')(
    ['income', 'application taken', 'income_info'],
    ['income_info', 'checked', 'income_sign'],
    ['income_sign', 'signed', 'income_it'],
    ['income_it', 'account and class made', 'active'],
    ['active', 'its date', 'archive'],
    ['income_sign', 'step back with a reason', 'income_info'],
  ),
  ...of('leaving (outcome)', 'server', 'movements')(
    ['outcome', 'sent for signature', 'outcome_sign'],
    ['outcome_sign', 'signed', 'active'],
    ['active', 'its date', 'archive'],
  ),
  ...of('transfer (change)', 'server', 'movements')(['active', 'its date', 'archive']),
]

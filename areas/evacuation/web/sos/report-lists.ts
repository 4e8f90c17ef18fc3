import type { SosReport } from '../../contract/sos.ts'

/** Reports as they are looked at: what was put aside stands in no count. */
export function reportLists(reports: readonly SosReport[]) {
  const shown = reports.filter(({ dismissal }) => dismissal === null)
  const help = shown.filter(({ state }) => state === 'help')
  return {
    help,
    waiting: help.filter(({ handled_at }) => handled_at === null).length,
    safe: shown.filter(({ state }) => state === 'safe'),
    hidden: reports.filter(({ dismissal }) => dismissal !== null),
  }
}

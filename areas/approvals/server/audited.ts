import { msg } from '#platform/contract/text.ts'
import { inWords, type Audited } from '#platform/server/audited.ts'
import { decisionTitles, runStateTitles } from '../rules/words.ts'

/** What the history tells of runs, routes and deputies. */
export const audited: readonly Audited[] = [
  {
    subject: 'approvals.run',
    title: msg`согласование`,
    values: { state: inWords(runStateTitles), decision: inWords(decisionTitles) },
    titles: {
      title: msg`Название`,
      state: msg`Состояние`,
      route: msg`Версия маршрута`,
      step: msg`Шаг`,
      decision: msg`Решение`,
      remark: msg`Замечание`,
      on_behalf_of: msg`И. о., замещает`,
      decider: msg`Решает`,
    },
    fields: ['title', 'state', 'route', 'step', 'decision', 'remark', 'on_behalf_of', 'decider'],
  },
  {
    subject: 'approvals.route',
    title: msg`маршрут согласования`,
    titles: { steps: msg`Шаги` },
    fields: ['steps'],
  },
  {
    subject: 'approvals.deputy',
    title: msg`исполнение обязанностей`,
    titles: {
      head: msg`Кого замещают`,
      deputy: msg`Кто замещает`,
      from: msg`С`,
      to: msg`По`,
      reason: msg`Причина`,
    },
    fields: ['head', 'deputy', 'from', 'to', 'reason'],
  },
]

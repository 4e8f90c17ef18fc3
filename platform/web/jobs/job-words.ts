import { msg } from '@lingui/core/macro'
import type { LongJob, LongJobReport } from '#platform/contract/long-jobs.ts'

export const stateWords = {
  waiting: msg`Ждёт очереди`,
  running: msg`Выполняется`,
  done: msg`Закончено`,
  cancelled: msg`Отменено`,
  interrupted: msg`Прервано`,
  forbidden: msg`Нет доступа`,
} as const satisfies Record<LongJob['state'], unknown>

export const outcomeWords = {
  waiting: msg`ждёт`,
  done: msg`сделано`,
  refused: msg`не сделано`,
  failed: msg`ошибка`,
  skipped: msg`не начато`,
} as const satisfies Record<LongJobReport['items'][number]['outcome'], unknown>

export const isOpen = ({ state }: Pick<LongJob, 'state'>): boolean => state === 'waiting' || state === 'running'
/** 0 to 100. */
export const percentOf = ({ passed, total }: Pick<LongJob, 'passed' | 'total'>): number =>
  total === 0 ? 0 : Math.round((passed / total) * 100)

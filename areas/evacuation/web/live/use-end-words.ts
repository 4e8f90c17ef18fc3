import { useLingui } from '@lingui/react/macro'
import type { Ended } from './running.ts'

/** What is told at the end: «Учебная тревога завершена». */
export function useEndWords(): (ended: Ended) => string {
  const { t } = useLingui()
  return ({ mode, status }) => {
    const isCancelled = status === 'cancelled'
    if (mode === 'alarm') return isCancelled ? t`Эвакуация отменена: ложный запуск` : t`Эвакуация завершена`
    if (mode === 'drill') return isCancelled ? t`Учебная тревога отменена` : t`Учебная тревога завершена`
    return isCancelled ? t`Проверка связи отменена` : t`Проверка связи завершена`
  }
}

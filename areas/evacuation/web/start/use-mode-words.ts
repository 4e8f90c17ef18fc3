import { useLingui } from '@lingui/react/macro'
import type { Mode } from '../../rules/words.ts'

/** What each mode is for. */
export function useModeWords(): Readonly<Record<Mode, string>> {
  const { t } = useLingui()
  return {
    drill: t`Все проходят эвакуацию на деле, итоги идут в сравнение с прежними`,
    alarm: t`Настоящая опасность: людей выводят сейчас`,
    test: t`Только проверка: дошёл ли сигнал, выходить не нужно`,
  }
}

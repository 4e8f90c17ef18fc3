import { t } from '@lingui/core/macro'
import type { CellState } from '../cells/cell-view.ts'

/** How far saving of a cell has come, in words; null where there is nothing to say. */
export const stateText = (state: CellState): string | null => {
  switch (state) {
    case 'saving':
      return t`сохраняется`
    case 'waiting':
      return t`ждёт связи`
    case 'refused':
      return t`не принято`
    case 'clash':
      return t`записано уже другое`
    case 'saved':
      return t`сохранено`
    case 'plain':
      return null
  }
}

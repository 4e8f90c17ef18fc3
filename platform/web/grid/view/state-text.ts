import { t } from '@lingui/core/macro'
import type { CellState } from '../cells/cell-view.ts'

/** How far saving of a cell has come, in words; null where there is nothing to say. */
export const stateText = (state: CellState): string | null => {
  switch (state) {
    case 'saving':
      return t`сохраняется`
    case 'failed':
      return t`не отправлено`
    case 'refused':
      return t`не принято`
    case 'clash':
      return t`изменено одновременно`
    case 'saved':
      return t`сохранено`
    case 'plain':
      return null
  }
}

import { t } from '@lingui/core/macro'
import type { CellLevel } from '../../rules/rights-changes.ts'

/** What a role holds of a key, in words. */
export const levelTitle = (level: CellLevel): string => ({ none: t`нет`, read: t`чтение`, write: t`правка` })[level]

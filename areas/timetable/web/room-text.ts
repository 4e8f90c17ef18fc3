import { t } from '@lingui/core/macro'

/** A room as it is spoken of: a bare number is said to be a room's. */
export const roomText = (title: string): string => (/^\d/.test(title) ? t`каб. ${title}` : title)

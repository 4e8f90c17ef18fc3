import { t } from '@lingui/core/macro'
import type { AudienceLine } from '../../contract/audience.ts'

/** A line of an audience: «Родители: 8А класс», «Сотрудники». @param title of its class, unit, role; empty of a whole side */
export function audienceWords({ side, title }: Pick<AudienceLine, 'side'> & { title: string }): string {
  const sides = { all: t`Все`, staff: t`Сотрудники`, students: t`Ученики`, families: t`Родители` }
  return title === '' ? sides[side] : t`${sides[side]}: ${title}`
}

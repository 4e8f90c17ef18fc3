import { useLingui } from '@lingui/react/macro'
import type { Week } from '../contract/week.ts'

/** The heading of a week: whose it is. */
export function useSubjectTitle(slug: string, week: Pick<Week, 'kind' | 'title'> | undefined): string {
  const { t } = useLingui()
  if (slug === 'me') return t`Моё расписание`
  if (week === undefined) return t`Расписание`
  const { kind, title } = week
  if (kind === 'class') return t`Расписание класса ${title}`
  return kind === 'room' ? t`Расписание кабинета: ${title}` : t`Расписание: ${title}`
}

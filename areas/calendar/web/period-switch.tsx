import { useLingui } from '@lingui/react/macro'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { IconChevronDown } from '#platform/web/icons/index.ts'
import { Action, ActionMenu, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import { studyYearTitle } from '../rules/study-year.ts'
import { useStudyYear } from './use-study-year.ts'

/** Year and quarter in the top bar; on pages of a year another can be chosen. */
export function PeriodSwitch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hasYear = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.hasYear ?? false })
  const { year, quarter, years, isArchive } = useStudyYear()
  if (year === null) return null
  const title = [studyYearTitle(year), isArchive ? null : quarter?.title].filter(Boolean).join(' · ')
  const label = (
    <Text size="sm" c="dimmed" component="span">
      {title}
    </Text>
  )
  if (!hasYear || years.length < 2) return label
  const choose = (id: number) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, year: String(id), page: undefined }) })
  return (
    <ActionMenu
      isAtStart
      trigger={
        <UnstyledButton aria-label={t`Учебный год: ${title}`} style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          {label}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      }
    >
      {years.map((one) => (
        <Action key={one.id} isCurrent={one.id === year.id} onClick={() => choose(one.id)}>
          {studyYearTitle(one)}
          {one.is_projection ? ` · ${t`проверьте по приказу`}` : ''}
        </Action>
      ))}
    </ActionMenu>
  )
}

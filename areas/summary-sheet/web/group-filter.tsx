import { useLingui } from '@lingui/react/macro'
import { Group, UnstyledButton } from '#platform/web/ui/index.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { studentGroups, studentGroupTitles, type StudentGroup } from '../rules/student-groups.ts'
import styles from './summary-sheet.module.css'

interface Props {
  summary: SummarySheet['summary']
  value: StudentGroup | undefined
  onChange: (group: StudentGroup | undefined) => void
}

/** How many students are in each group; a press shows them only, another one all again. */
export function GroupFilter({ summary, value, onChange }: Props) {
  const { t } = useLingui()
  return (
    <Group component="fieldset" gap={6} className={styles['chips']} aria-label={t`Группы учеников`}>
      {studentGroups.map((group) => (
        <UnstyledButton
          key={group}
          className={styles['chip']}
          aria-pressed={value === group}
          disabled={summary.groups[group] === 0 && value !== group}
          onClick={() => onChange(value === group ? undefined : group)}
        >
          {studentGroupTitles[group]} <strong>{summary.groups[group]}</strong>
        </UnstyledButton>
      ))}
    </Group>
  )
}

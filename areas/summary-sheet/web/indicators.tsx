import { useLingui } from '@lingui/react/macro'
import { Group, Text } from '#platform/web/ui/index.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { pendingText } from '../rules/sheet-words.ts'
import styles from './summary-sheet.module.css'

/** The class in five numbers. */
export function Indicators({ summary, students }: { summary: SummarySheet['summary']; students: number }) {
  const { t } = useLingui()
  const facts = [
    { title: t`Учеников`, value: String(students) },
    { title: t`Успеваемость`, value: displayPercent(summary.progress), hint: t`Ученики без «2», незачётов и н/а` },
    { title: t`Качество`, value: displayPercent(summary.quality), hint: t`Отличники и хорошисты` },
    { title: t`СОУ`, value: displayPercent(summary.degree), hint: t`Степень обученности учащихся по всем отметкам` },
    { title: t`Средний балл`, value: displayNumber(summary.average) },
  ]
  return (
    <Group component="dl" gap="xl" m={0} className={styles['facts']}>
      {facts.map(({ title, value, hint }) => (
        <div key={title} title={hint}>
          <Text component="dt" size="xs" c="dimmed">
            {title}
          </Text>
          <Text component="dd" m={0} fw={650} size="lg">
            {value}
          </Text>
        </div>
      ))}
    </Group>
  )
}

/** While results are still to come, that the numbers are of the others. */
export function PendingNote({ pending }: { pending: number }) {
  const words = pendingText(pending)
  return words === null ? null : (
    <Text size="sm" c="dimmed">
      {words}
    </Text>
  )
}

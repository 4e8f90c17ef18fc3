import { Trans } from '@lingui/react/macro'
import { IconTargetArrow } from '@tabler/icons-react'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Group, List, Panel, Text, UnstyledButton } from '#platform/web/ui/index.ts'
import type { DiaryTotals } from '../../contract/diary.ts'
import { resultText } from '../../rules/result-value.ts'
import { MarkChip } from './mark-chip.tsx'
import styles from './diary.module.css'

type Course = DiaryTotals['courses'][number]
type Total = Course['totals'][number]

const keyOf = ({ period, quarter_id, half }: Total) => `${period}:${quarter_id ?? half ?? ''}`
function valueText({ value, is_passfail, missing }: Total): string {
  if (value === null) return missing.length > 0 ? '—' : ''
  return resultText(is_passfail ? 'passfail' : 'quarter_score', value)
}

/** A course: marks of the quarter, their mean, results so far and what the next one needs. */
export function CourseTotals({ course }: { course: Course }) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const { totals, scores, average, forecast } = course
  const opened = totals.find((total) => keyOf(total) === openKey)
  const decimal = average === null ? null : String(average).replace('.', ',')
  return (
    <Panel>
      <Group justify="space-between" wrap="nowrap" align="baseline">
        <Text component="h2" fw={600}>
          {course.course}
        </Text>
        {decimal === null ? null : (
          <Text size="sm" c="dimmed" className={styles['average']}>
            <Trans>средний {decimal}</Trans>
          </Text>
        )}
      </Group>
      <div className={styles['courseMarks']}>
        {scores.map((score, index) => (
          <MarkChip key={index} score={score} title={displayDate(score.date)} />
        ))}
        {scores.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Отметок за четверть нет</Trans>
          </Text>
        ) : null}
      </div>
      <div className={styles['totals']}>
        {totals.map((total) => (
          <UnstyledButton
            key={keyOf(total)}
            className={styles['total']}
            data-set={total.is_set || undefined}
            aria-expanded={keyOf(total) === openKey}
            onClick={() => setOpenKey(keyOf(total) === openKey ? null : keyOf(total))}
          >
            <span className={styles['totalTitle']}>{total.title}</span>
            <span className={styles['totalValue']}>{valueText(total)}</span>
          </UnstyledButton>
        ))}
      </div>
      {opened ? <TotalSteps total={opened} /> : null}
      {forecast.map((sentence) => (
        <Group key={sentence} gap={6} wrap="nowrap" align="flex-start" mt={6}>
          <IconTargetArrow size={16} className={styles['target']} aria-hidden />
          <Text size="sm">{sentence}</Text>
        </Group>
      ))}
    </Panel>
  )
}

function TotalSteps({ total }: { total: Total }) {
  const { steps, missing, is_set } = total
  return (
    <div className={styles['steps']}>
      <Text size="xs" c="dimmed">
        {is_set ? <Trans>Выставлено учителем</Trans> : <Trans>Пока по правилам, учитель ещё не выставил</Trans>}
        {missing.length > 0 ? `: ${missing.join(', ')}` : ''}
      </Text>
      <List size="sm" spacing={2}>
        {steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
    </div>
  )
}

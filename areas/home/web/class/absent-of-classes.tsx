import { Trans, useLingui } from '@lingui/react/macro'
import { DayPanel, Nothing } from '#platform/web/home/index.ts'
import { Badge } from '#platform/web/ui/index.ts'
import type { ClassDay } from '../../contract/class-home.ts'
import { StudentLines } from './student-lines.tsx'

/** Who misses lessons of today; of several classes with the class in each line. */
export function AbsentOfClasses({ classes }: { classes: readonly ClassDay[] }) {
  const { t } = useLingui()
  const [only] = classes.length === 1 ? classes : []
  const lines = classes.flatMap(({ title, absent }) =>
    absent.map(({ slots, letters, reason, ...student }) => ({
      ...student,
      hint: [
        only ? null : title,
        letters.join(', '),
        slots.length === 1 ? t`${slots[0] ?? 0}-й урок` : t`уроки ${slots.join(', ')}`,
        reason,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  )
  const students = classes.reduce((sum, one) => sum + one.students, 0)
  return (
    <DayPanel
      title={only ? t`${only.title}: отсутствуют сегодня` : t`Свои классы: отсутствуют сегодня`}
      aside={
        <Badge variant="light" color={lines.length > 0 ? 'orange' : 'teal'}>
          {lines.length} / {students}
        </Badge>
      }
    >
      <StudentLines lines={lines} />
      {lines.length === 0 ? (
        <Nothing>
          <Trans>На сегодня никто не отмечен отсутствующим</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DayPanel, Nothing } from '#platform/web/home/index.ts'
import { Badge } from '#platform/web/ui/index.ts'
import type { ClassDay } from '../../contract/class-home.ts'
import { StudentLines } from './student-lines.tsx'

interface Props {
  classes: readonly ClassDay[]
  quarter: string | null
}
/** Who has «2» or «н/а» in the last quarter that has ended; of several classes with the class in each line. */
export function FailingOfClasses({ classes, quarter }: Props) {
  const { t } = useLingui()
  const [only] = classes.length === 1 ? classes : []
  const whose = only ? only.title : t`Свои классы`
  const lines = classes.flatMap(({ title, failing }) =>
    failing.map(({ courses, ...student }) => ({
      ...student,
      hint: [only ? null : title, courses.join(', ')].filter(Boolean).join(' · '),
    })),
  )
  return (
    <DayPanel
      title={quarter === null ? t`${whose}: неуспевающие` : t`${whose}: неуспевающие, ${quarter}`}
      aside={
        lines.length > 0 ? (
          <Badge variant="light" color="red">
            <Plural value={lines.length} one="# ученик" few="# ученика" many="# учеников" other="# ученика" />
          </Badge>
        ) : null
      }
    >
      <StudentLines lines={lines} tab="studies" />
      {lines.length === 0 ? (
        <Nothing>
          <Trans>В последней законченной четверти неуспевающих нет</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}

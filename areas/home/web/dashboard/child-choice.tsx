import { useLingui } from '@lingui/react/macro'
import { SegmentedControl, Select } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'

interface Props {
  students: readonly StudentDay['student'][]
  chosen: number
  onChoose: (id: number) => void
}
/** More do not fit beside each other on a phone. */
const maxBeside = 2

/** First name and class: the surname is mostly the same. */
const labelOf = ({ full_name, class_title }: StudentDay['student']): string =>
  [full_name.split(' ')[1] ?? full_name, class_title].filter(Boolean).join(', ')

/** Which of the children is shown; nothing to choose for a single one. */
export function ChildChoice({ students, chosen, onChoose }: Props) {
  const { t } = useLingui()
  if (students.length < 2) return null
  const data = students.map((student) => ({ value: String(student.id), label: labelOf(student) }))
  return students.length > maxBeside ? (
    <Select
      aria-label={t`Ребёнок`}
      data={data}
      value={String(chosen)}
      allowDeselect={false}
      onChange={(id) => (id === null ? undefined : onChoose(Number(id)))}
    />
  ) : (
    <SegmentedControl
      aria-label={t`Ребёнок`}
      size="md"
      data={data}
      value={String(chosen)}
      onChange={(id) => onChoose(Number(id))}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { Checkbox, Group, NumberInput, Stack } from '#platform/web/ui/index.ts'
import type { IndividualCourse } from '../../contract/individual.ts'

interface Props {
  courses: readonly IndividualCourse[]
  /** Hours a week of the chosen ones, by their ids. */
  hours: ReadonlyMap<number, number>
  onChange: (hours: ReadonlyMap<number, number>) => void
}
const firstHours = 1

/** The courses of a student, each with its own hours where it is chosen. */
export function CourseHours({ courses, hours, onChange }: Props) {
  const { t } = useLingui()
  const without = (id: number) => new Map([...hours].filter(([one]) => one !== id))
  return (
    <Stack gap={6} component="section" aria-label={t`Предметы плана`}>
      {courses.map(({ course, hours: planned, group, is_individual }) => {
        const own = hours.get(course.id)
        const beside = [planned === null ? null : t`по РУП часов ${displayNumber(planned)}`, group?.title]
        return (
          <Group key={course.id} justify="space-between" wrap="nowrap" mih={36}>
            <Checkbox
              label={course.title}
              description={is_individual ? t`Уже по индивидуальному плану` : beside.filter(Boolean).join(' · ')}
              disabled={is_individual}
              checked={own !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? new Map([...hours, [course.id, planned ?? firstHours]]) : without(course.id))
              }
            />
            {own === undefined ? null : (
              <NumberInput
                w={96}
                aria-label={t`Часов в неделю: ${course.title}`}
                min={0.5}
                max={40}
                step={0.5}
                decimalScale={1}
                decimalSeparator=","
                value={own}
                onChange={(value) => {
                  if (typeof value === 'number' && value > 0) onChange(new Map([...hours, [course.id, value]]))
                }}
              />
            )}
          </Group>
        )
      })}
    </Stack>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Select } from '#platform/web/ui/index.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { useSetUp } from './set-up-state.ts'

interface Props {
  label: string
  description?: string
  /** The class that it stands beside: those of its parallel come first. */
  beside: ClassOfYear
}

/** Another class of the year that is open. */
export function ClassChoice({ label, beside, ...field }: Props) {
  const { t } = useLingui()
  const { year } = useSetUp()
  const others = year.classes.filter(({ id, closed_on }) => id !== beside.id && closed_on === null)
  const ofParallel = (is: boolean) =>
    others
      .filter(({ parallel }) => (parallel === beside.parallel) === is)
      .map(({ id, title, students_count: students, capacity }) => ({
        value: String(id),
        label:
          capacity === null ? t`${title} · учеников ${students}` : t`${title} · учеников ${students} из ${capacity}`,
      }))
  return (
    <Select
      label={label}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Очистить` }}
      nothingFoundMessage={t`Такого класса нет`}
      data={[...ofParallel(true), ...ofParallel(false)]}
      {...field}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Select } from '#platform/web/ui/index.ts'
import type { SheetClass } from './use-sheet-classes.ts'

interface Props {
  classes: readonly SheetClass[]
  value: number | undefined
  onChange: (classId: number) => void
}

/** Which class: one's own first. */
export function ClassSelect({ classes, value, onChange }: Props) {
  const { t } = useLingui()
  const option = ({ id, title }: SheetClass) => ({ value: String(id), label: t`${title} класс` })
  const own = classes.filter(({ is_own }) => is_own)
  const others = classes.filter(({ is_own }) => !is_own)
  const data =
    own.length > 0 && others.length > 0
      ? [
          { group: t`Мои`, items: own.map(option) },
          { group: t`Остальные`, items: others.map(option) },
        ]
      : classes.map(option)
  return (
    <Select
      aria-label={t`Класс`}
      placeholder={t`Выберите класс`}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={t`Ничего не найдено`}
      allowDeselect={false}
      limit={200}
      w={150}
      data={data}
      value={value === undefined ? null : String(value)}
      onChange={(id) => (id === null ? undefined : onChange(Number(id)))}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Checkbox, Stack } from '@mantine/core'

export interface ColumnsListProps {
  /** The title of the column that is always shown. */
  fixed: string | undefined
  others: readonly { key: string; title: string }[]
  /** Keys of those that are shown. */
  shown: string[]
  onShow: (shown: string[]) => void
}

/** Columns to choose from. */
export function ColumnsList({ fixed, others, shown, onShow }: ColumnsListProps) {
  const { t } = useLingui()
  return (
    <Stack gap="xs">
      <Checkbox label={fixed} checked disabled />
      <Checkbox.Group aria-label={t`Столбцы`} value={shown} onChange={onShow}>
        <Stack gap="xs">
          {others.map(({ key, title }) => (
            <Checkbox key={key} value={key} label={title} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ListSection } from './list-sections.ts'

/** What stands over rows that are together: whose group it is and how many are in it, or that they are merely alike. */
export function SectionTitle({ section: { by, title, rows, isWhole } }: { section: ListSection<unknown> }) {
  const { t } = useLingui()
  if (by === 'likeness') return t`Похожие`
  const count = rows.length
  return (
    <>
      {title || t`Не указано`}
      {isWhole ? (
        <Text span inherit fw={400} ml={8}>
          {count}
        </Text>
      ) : null}
    </>
  )
}

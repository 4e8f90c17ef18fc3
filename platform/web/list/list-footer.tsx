import { useLingui } from '@lingui/react/macro'
import { Group, Pagination, Text } from '@mantine/core'
import { Select } from '../ui/select.tsx'
import type { List } from './use-list.ts'

const sizes = ['20', '50', '100', '200']

interface Props<Row> {
  list: List<Row>
  /** What is said beside the count. */
  totals?: string
}

/** How many there are, the pages, and how many stand on one. */
export function ListFooter<Row>({ list: { state, answer, change, turnTo }, totals = '' }: Props<Row>) {
  const { t } = useLingui()
  const titles = useControlTitles()
  const total = answer.data?.total ?? 0
  const exact = answer.data?.exact
  const alike = total - (exact ?? total)
  const pages = Math.max(1, Math.ceil(total / state.size))
  return (
    <Group justify="space-between" gap="xs" p="xs">
      <Text component="output" size="sm" c="dimmed">
        {exact === undefined ? t`Найдено: ${total}` : t`Найдено: ${exact}, похожих: ${alike}`}
        {totals === '' ? null : ` · ${totals}`}
      </Text>
      <Group gap="xs" data-print="never">
        {pages > 1 ? (
          <Pagination
            size="sm"
            total={pages}
            value={state.page}
            onChange={turnTo}
            siblings={1}
            getControlProps={(control) => ({ 'aria-label': titles[control] })}
            getItemProps={(page) => ({ 'aria-label': t`Страница ${page}` })}
          />
        ) : null}
        <Select
          size="xs"
          w={76}
          aria-label={t`Строк на странице`}
          data={sizes}
          value={String(state.size)}
          allowDeselect={false}
          onChange={(size) => change({ size })}
        />
      </Group>
    </Group>
  )
}
function useControlTitles() {
  const { t } = useLingui()
  return {
    first: t`Первая страница`,
    last: t`Последняя страница`,
    next: t`Следующая страница`,
    previous: t`Предыдущая страница`,
  }
}

import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazyPart } from '../lazy-part.tsx'
import { Popover } from '../ui/popover.tsx'
import { IconColumns3 } from '../icons/index.ts'
import { isShown, keptKey, type Column } from './columns.ts'
import type { ListSettings } from './use-list-settings.ts'

const ColumnsList = lazyPart(async () => (await import('./columns-list.tsx')).ColumnsList)
const fetchList = () => void ColumnsList.preload()

interface Props {
  columns: readonly Pick<Column<never>, 'key' | 'title' | 'isExtra'>[]
  settings: ListSettings
}

/** Which columns are shown; the first always is. The choice is kept for the account. */
export function ColumnsChoice({ columns: [first, ...others], settings: { hidden, hide } }: Props) {
  const { t } = useLingui()
  const show = (shown: string[]) => {
    const own = new Set(others.map(keptKey))
    // a column that this person is not shown now keeps its state
    const changed = others.filter(({ key, isExtra = false }) => shown.includes(key) === isExtra)
    hide([...hidden.filter((key) => !own.has(key)), ...changed.map(keptKey)])
  }
  const shown = others.filter((column) => isShown(column, hidden)).map(({ key }) => key)
  return (
    <Popover position="bottom-end" shadow="md" trapFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          h={30}
          leftSection={<IconColumns3 size={16} aria-hidden />}
          onPointerEnter={fetchList}
          onFocus={fetchList}
        >
          {t`Столбцы`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Столбцы`}>
        <ColumnsList fixed={first?.title} others={others} shown={shown} onShow={show} />
      </Popover.Dropdown>
    </Popover>
  )
}

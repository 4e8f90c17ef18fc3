import { useLingui } from '@lingui/react/macro'
import { Group, Pagination, Text } from '@mantine/core'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import type { ImportState } from './import-state.ts'
import { RowItem } from './row-item.tsx'
import { pageSize, type RowsPage } from './rows-page.ts'
import styles from './import.module.css'

interface Props {
  of: ImportDeclaration
  staged: RowsPage
  state: ImportState
  /** The rows can still be changed. */
  isOpen?: boolean
}

/** A page of rows. */
export function RowList({ of, staged, state, isOpen = false }: Props) {
  const { t } = useLingui()
  const pages = Math.ceil(staged.total / pageSize)
  return (
    <>
      {staged.items.length === 0 ? (
        <Text size="sm" c="dimmed" py="lg" ta="center">
          {t`Таких строк нет`}
        </Text>
      ) : (
        <ul className={styles['rows']} aria-label={t`Строки таблицы`}>
          {staged.items.map((row) => (
            <RowItem key={row.number} of={of} importId={staged.id} row={row} isOpen={isOpen} />
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <Group justify="center">
          <Pagination
            size="sm"
            total={pages}
            value={staged.page}
            onChange={(at) => state.look({ show: state.show, at })}
            siblings={1}
            getControlProps={(control) => ({
              'aria-label': control === 'previous' ? t`Предыдущая страница` : t`Следующая страница`,
            })}
            getItemProps={(page) => ({ 'aria-label': t`Страница ${page}` })}
          />
        </Group>
      ) : null}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '../icons/index.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { useAllowed } from '../api/index.ts'
import { useSaveFile, type FileCall } from '../save-file.ts'
import type { List } from './use-list.ts'

/** The file of a list (`exportOf` of the contract). */
export type ListExport = FileCall & { columns: readonly string[] }

interface Props<Row> {
  list: List<Row>
  exported: ListExport
  /** Keys of the columns as they are shown. */
  shown: readonly string[]
}

/** Takes the whole of the list, filtered and ordered as it is shown, as an XLSX. */
export function ExportButton<Row>({ list, exported, shown }: Props<Row>) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(exported)
  if (!useAllowed(exported)) return null
  const known = Object.entries(list.requested).filter(([key]) => key in exported.query.shape)
  const columns = shown.filter((key) => exported.columns.includes(key)).join(',')
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      aria-label={t`Скачать весь список в XLSX`}
      loading={isTaking}
      onClick={() => take({ query: { ...Object.fromEntries(known), columns } } as Input<ListExport>)}
    >
      XLSX
    </Button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useAllowed } from '../api/index.ts'
import { IconFileSpreadsheet } from '../icons/index.ts'
import { narrowedBy } from './filter-words.ts'
import { useListFile, type ListFileProps } from './use-list-file.ts'

interface Props<Row> extends ListFileProps<Row> {
  /** Who holds the fields that narrow the list, in an element `search`. */
  within: RefObject<HTMLElement | null>
}
/** Takes the whole of the list, filtered and ordered as it is shown, as an XLSX. */
export function ExportButton<Row>({ within, ...props }: Props<Row>) {
  const { t } = useLingui()
  const { take, isTaking } = useListFile(props)
  if (!useAllowed(props.exported)) return null
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      aria-label={t`Скачать весь список в XLSX`}
      loading={isTaking}
      onClick={() => take(narrowedBy(within.current))}
    >
      XLSX
    </Button>
  )
}

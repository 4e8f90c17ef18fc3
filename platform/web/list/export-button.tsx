import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useAllowed } from '../api/index.ts'
import { IconFileSpreadsheet } from '../icons/index.ts'
import { useListFile, type ListFileProps } from './use-list-file.ts'

/** Takes the whole of the list, filtered and ordered as it is shown, as an XLSX. */
export function ExportButton<Row>(props: ListFileProps<Row>) {
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
      onClick={() => take()}
    >
      XLSX
    </Button>
  )
}

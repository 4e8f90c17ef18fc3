import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { exportRecords } from '../../contract/records.ts'

interface Props {
  dictionary: Dictionary
  requested: { search: string; archived: 'true' | 'false' }
}

/** Takes the records as they are filtered as an XLSX, with the columns that this dictionary has. */
export function RecordsExport({ dictionary, requested }: Props) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(exportRecords)
  const columns = [
    'title',
    'name',
    ...(dictionary.is_tree ? ['parent'] : []),
    ...(dictionary.has_location_type ? ['location_type'] : []),
    ...(dictionary.has_colour ? ['colour'] : []),
    ...(dictionary.has_description ? ['description'] : []),
    ...(requested.archived === 'true' ? ['archived'] : []),
  ].join(',')
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      aria-label={t`Скачать справочник в XLSX`}
      loading={isTaking}
      onClick={() => take({ query: { ...requested, dictionary: String(dictionary.id), columns } })}
    >
      XLSX
    </Button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import type { RefObject } from 'react'
import { narrowedBy, PrintIcon } from '#platform/web/list/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../../contract/dictionaries.ts'
import { exportRecords } from '../../contract/records.ts'

interface Props {
  dictionary: Dictionary
  requested: { search: string; archived: 'true' | 'false' }
  /** Here stand the filters. */
  within: RefObject<HTMLElement | null>
}

/** Takes the records as they are filtered as an XLSX or for paper, with the columns that this dictionary has. */
export function RecordsExport({ dictionary, requested, within }: Props) {
  const { t } = useLingui()
  const sheet = useSaveFile(exportRecords)
  const paper = useSaveFile(exportRecords)
  const columns = [
    'title',
    'name',
    ...(dictionary.is_tree ? ['parent'] : []),
    ...(dictionary.has_location_type ? ['location_type'] : []),
    ...(dictionary.has_colour ? ['colour'] : []),
    ...(dictionary.has_description ? ['description'] : []),
    ...(requested.archived === 'true' ? ['archived'] : []),
  ].join(',')
  const query = { ...requested, dictionary: String(dictionary.id), columns }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        aria-label={t`Скачать справочник в XLSX`}
        loading={sheet.isTaking}
        onClick={() => sheet.take({ query: { ...query, ...narrowedBy(within.current) } })}
      >
        XLSX
      </Button>
      <PrintIcon
        isTaking={paper.isTaking}
        within={within}
        onPrint={(asked) => paper.take({ query: { ...query, ...asked } })}
      />
    </>
  )
}

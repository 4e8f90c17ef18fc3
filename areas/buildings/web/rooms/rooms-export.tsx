import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import type { RefObject } from 'react'
import { narrowedBy, PrintIcon } from '#platform/web/list/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/index.ts'
import { exportRooms } from '../../contract/rooms.ts'
import { useRoomFilters } from './use-room-filters.ts'

/** Takes the rooms as they are filtered as an XLSX or for paper; the filters stand in `within`. */
export function RoomsExport({ within }: { within: RefObject<HTMLElement | null> }) {
  const { t } = useLingui()
  const sheet = useSaveFile(exportRooms)
  const paper = useSaveFile(exportRooms)
  const query = { ...useRoomFilters(), columns: exportRooms.columns.join(',') }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        h={30}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        aria-label={t`Скачать кабинеты в XLSX`}
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

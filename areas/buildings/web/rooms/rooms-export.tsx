import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/index.ts'
import { exportRooms } from '../../contract/rooms.ts'
import { useRoomFilters } from './use-room-filters.ts'

/** Takes the rooms as they are filtered as an XLSX. */
export function RoomsExport() {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(exportRooms)
  const requested = useRoomFilters()
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      aria-label={t`Скачать кабинеты в XLSX`}
      loading={isTaking}
      onClick={() => take({ query: { ...requested, columns: exportRooms.columns.join(',') } })}
    >
      XLSX
    </Button>
  )
}

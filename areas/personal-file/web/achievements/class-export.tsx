import { Trans } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/index.ts'
import { exportAchievements } from '../../contract/achievements.ts'

/** Takes the achievements of the whole class as an XLSX, as far as one may read them. */
export function ClassExport({ schoolClass: { id, title } }: { schoolClass: { id: number; title: string } }) {
  const { take, isTaking } = useSaveFile(exportAchievements)
  if (!useAllowed(exportAchievements)) return null
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      loading={isTaking}
      onClick={() => take({ query: { class_id: String(id), columns: exportAchievements.columns.join(',') } })}
    >
      <Trans>Весь {title} в XLSX</Trans>
    </Button>
  )
}

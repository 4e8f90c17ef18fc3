import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { PrintIcon } from '#platform/web/list/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, Group } from '#platform/web/ui/index.ts'
import { exportAchievements } from '../../contract/achievements.ts'

/** Takes the achievements of the whole class as an XLSX or for paper, as far as one may read them. */
export function ClassExport({ schoolClass: { id, title } }: { schoolClass: { id: number; title: string } }) {
  const { t } = useLingui()
  const sheet = useSaveFile(exportAchievements)
  const paper = useSaveFile(exportAchievements)
  if (!useAllowed(exportAchievements)) return null
  const columns = exportAchievements.columns.join(',')
  const query = { class_id: String(id), columns, narrowed_by: t`Класс: ${title}` }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        loading={sheet.isTaking}
        onClick={() => sheet.take({ query })}
      >
        <Trans>Весь {title} в XLSX</Trans>
      </Button>
      <PrintIcon isTaking={paper.isTaking} onPrint={(asked) => paper.take({ query: { ...query, ...asked } })} />
    </Group>
  )
}

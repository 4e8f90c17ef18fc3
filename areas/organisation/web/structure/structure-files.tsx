import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet, IconFileTypePdf } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/index.ts'
import { exportStructure, printStructure } from '../../contract/units.ts'

/** The structure as a spreadsheet and as sheets for paper. */
export function StructureFiles({ showsRates }: { showsRates: boolean }) {
  const { t } = useLingui()
  const sheet = useSaveFile(exportStructure)
  const paper = useSaveFile(printStructure)
  const columns = exportStructure.columns.filter((one) => showsRates || (one !== 'rate' && one !== 'category'))
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        aria-label={t`Скачать структуру в XLSX`}
        loading={sheet.isTaking}
        onClick={() => sheet.take({ query: { columns: columns.join(',') } })}
      >
        XLSX
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        aria-label={t`Структура для печати в PDF`}
        loading={paper.isTaking}
        onClick={() => paper.take({})}
      >
        PDF
      </Button>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet, IconFileTypePdf } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, useUrlState } from '#platform/web/ui/index.ts'
import { exportStructure, printStructure } from '../../contract/units.ts'
import { StructureAddress } from './address.ts'

/** The structure of the day that is shown as a spreadsheet and for paper: the diagram, where it is shown, on one sheet of A3. */
export function StructureFiles({ showsRates }: { showsRates: boolean }) {
  const [{ view, date }] = useUrlState(StructureAddress)
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
        onClick={() => sheet.take({ query: { columns: columns.join(','), date } })}
      >
        XLSX
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        aria-label={view === 'diagram' ? t`Схема A3 в PDF` : t`Структура для печати в PDF`}
        loading={paper.isTaking}
        onClick={() => paper.take({ query: { form: view === 'diagram' ? 'diagram' : 'table', date } })}
      >
        {view === 'diagram' ? t`Схема A3` : 'PDF'}
      </Button>
    </>
  )
}

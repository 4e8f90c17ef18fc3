import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet, IconPrinter } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import { exportTariff, printTariff } from '../contract/tariff.ts'

export interface ShownList {
  year_id?: string
  date?: string
  issue_id?: string
}

/** The list that is shown as a spreadsheet and for paper. */
export function TariffFiles({ of }: { of: ShownList }) {
  const { t } = useLingui()
  const sheet = useSaveFile(exportTariff)
  const paper = useSaveFile(printTariff)
  return (
    <ActionMenu text={t`Скачать`} isPending={sheet.isTaking || paper.isTaking}>
      <Action icon={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => sheet.take({ query: { ...of } })}>
        XLSX
      </Action>
      <Action icon={<IconPrinter size={16} aria-hidden />} onClick={() => paper.take({ query: { ...of, size: 'A3' } })}>
        {t`PDF, А3`}
      </Action>
      <Action icon={<IconPrinter size={16} aria-hidden />} onClick={() => paper.take({ query: { ...of, size: 'A4' } })}>
        {t`PDF, А4`}
      </Action>
    </ActionMenu>
  )
}

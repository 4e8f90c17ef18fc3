import { Trans, useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { IconFileSpreadsheet, IconPrinter, IconTableImport } from '#platform/web/icons/index.ts'
import { useImportState } from '#platform/web/import/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Action, ActionMenu, Button, useUrlState } from '#platform/web/ui/index.ts'
import { importRup } from '../../contract/rup-import.ts'
import { exportRup, printPlan } from '../../contract/rup.ts'
import { RupAddress } from './address.ts'
import { requestOf } from './request-of.ts'
import { rupViews } from './rup-view.ts'

/** What can be done with the plan of a year as a whole. */
export function RupActions({ yearId }: { yearId: number }) {
  const { t, i18n } = useLingui()
  const [{ search, cathedra_id }, change] = useUrlState(RupAddress)
  const views = usePlace(rupViews)
  const sheet = useSaveFile(exportRup)
  const form = useSaveFile(printPlan)
  const imported = useImportState()
  const mayImport = useAllowed(importRup.stage)
  return (
    <>
      {views.map(({ id, button: Way }) => (Way ? <Way key={id} onClick={() => change({ view: id })} /> : null))}
      {mayImport ? (
        <Button
          variant="default"
          leftSection={<IconTableImport size={16} aria-hidden />}
          onClick={() => imported.open('new')}
        >
          <Trans>Импорт</Trans>
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        aria-label={t`Скачать план в XLSX`}
        loading={sheet.isTaking}
        onClick={() => sheet.take({ query: requestOf(yearId, { search, cathedra_id }) })}
      >
        XLSX
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={form.isTaking}
        onClick={() => form.take({ params: { id: String(yearId) } })}
      >
        <Trans>Печатная форма</Trans>
      </Button>
      <ActionMenu label={t`Ещё о плане`}>
        {views.map(({ id, title, button }) =>
          button ? null : (
            <Action key={id} onClick={() => change({ view: id })}>
              {i18n._(title)}
            </Action>
          ),
        )}
        <Action onClick={() => window.print()}>
          <Trans>Напечатать таблицу</Trans>
        </Action>
      </ActionMenu>
    </>
  )
}

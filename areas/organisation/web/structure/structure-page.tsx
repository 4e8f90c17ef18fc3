import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Answer, PageFrame, useUrlState } from '#platform/web/ui/index.ts'
import { readStructure, type Structure } from '../../contract/units.ts'
import { StructureAddress } from './address.ts'
import { StructureView } from './structure-view.tsx'
import { StructureFiles } from './structure-files.tsx'
import { schoolTotals } from './totals.ts'

function Summary({ structure }: { structure: Structure }) {
  const { people, rate, vacant } = schoolTotals(structure)
  const units = structure.units.filter(({ is_archived }) => !is_archived).length
  return (
    <>
      <Trans>
        Подразделений: {units} · сотрудников: {people}
      </Trans>
      {structure.shows_rates ? <Trans> · ставок: {displayNumber(rate)}</Trans> : null}
      {structure.shows_rates && structure.other_day === null ? (
        <Trans> · вакансий: {displayNumber(vacant)}</Trans>
      ) : null}
    </>
  )
}

/** `/org-structure`: the units of the school, who heads them and who works in them. */
export function StructurePage() {
  const { t } = useLingui()
  const [{ archived, date }] = useUrlState(StructureAddress)
  const found = useQuery({
    ...query(readStructure, { query: { archived: archived ?? 'false', date } }),
    placeholderData: (before) => before,
  })
  return (
    <PageFrame
      title={t`Структура школы`}
      subtitle={found.data ? <Summary structure={found.data} /> : null}
      actions={found.data ? <StructureFiles showsRates={found.data.shows_rates} /> : null}
    >
      <Answer of={found}>{(structure) => <StructureView structure={structure} />}</Answer>
    </PageFrame>
  )
}

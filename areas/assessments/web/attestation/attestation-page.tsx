import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { useParallels } from '#areas/classes/web/index.ts'
import { CathedraFilter } from '#areas/curriculum/web/index.ts'
import { gradingModes, gradingModeTitles } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ListFilter, ListView, RowDrawer, useList, useSelection } from '#platform/web/list/index.ts'
import { PageFrame } from '#platform/web/ui/index.ts'
import { exportAttestation, listAttestation } from '../../contract/attestation.ts'
import { changeTemplate } from '../../contract/template.ts'
import { BulkActions } from '../template/bulk-actions.tsx'
import { AttestationCardPart } from './attestation-card.tsx'
import { AttestationRowCard } from './attestation-row-card.tsx'
import { PolicyPanel } from './policy-panel.tsx'
import { useAttestationColumns } from './use-attestation-columns.tsx'

const modes = gradingModes.map((value) => ({ value, label: gradingModeTitles[value] }))

/** `/managing/attestation`: how each line of the РУП is graded, and the works that its groups have. */
export function AttestationPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const list = useList(listAttestation, ofYear)
  const columns = useAttestationColumns()
  const selection = useSelection(listAttestation, list)
  const mayPlan = useAllowed(changeTemplate)
  const parallels = useParallels()
  return (
    <PageFrame title={<Trans>Аттестация</Trans>}>
      <PolicyPanel ofYear={ofYear} />
      <ListView
        list={list}
        label={t`Аттестация`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(line) => <AttestationRowCard line={line} />}
        searchLabel={t`Предмет`}
        name="attestation"
        exported={exportAttestation}
        bulk={mayPlan ? { selection, actions: <BulkActions selection={selection} /> } : undefined}
        filters={
          <>
            <ListFilter list={list} name="parallel" all={t`Все параллели`} data={parallels} width={150} />
            <ListFilter list={list} name="grading_mode" all={t`Все режимы`} data={modes} width={240} />
            <CathedraFilter list={list} />
          </>
        }
        empty={{ title: t`Строк плана пока нет`, hint: t`Аттестация настраивается по строкам учебного плана` }}
      />
      <RowDrawer list={list} title={t`Аттестация`}>
        {(id) => <AttestationCardPart id={id} />}
      </RowDrawer>
    </PageFrame>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { idText } from '#platform/contract/wire.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { RowDrawer } from '#platform/web/list/index.ts'
import { PageFrame, SegmentedControl, useUrlState } from '#platform/web/ui/index.ts'
import { managesGroups } from '../contract/access.ts'
import { GroupCardPart } from './group/group-card.tsx'
import { GroupsList } from './list/groups-list.tsx'
import { PlanView } from './plan/plan-view.tsx'

const Address = z.object({
  view: z.optional(z.enum(['plan', 'list'])),
  active: z.optional(idText),
  class_id: z.optional(idText),
  course_id: z.optional(idText),
})
/** Fields of the address that are cleared when the other view is shown. */
const fieldsOfOneView = ['page', 'sort', 'asc', 'search', 'active', 'class_id', 'course_id', 'kind', 'closed', 'state']

/** `/managing/grouping`: the teaching groups of the year, by classes and courses or in a list. */
export function GroupsPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const manages = useAllowed({ access: managesGroups })
  const [{ view, active, class_id, course_id }, change] = useUrlState(Address)
  const isAsked = active !== undefined || class_id !== undefined || course_id !== undefined
  const shown = view ?? (manages && !isAsked ? 'plan' : 'list')
  const showView = (next: string) =>
    change({ ...Object.fromEntries(fieldsOfOneView.map((key) => [key, undefined])), view: next })
  return (
    <PageFrame
      title={<Trans>Учебные группы</Trans>}
      actions={
        <SegmentedControl
          aria-label={t`Что показать`}
          value={shown}
          onChange={showView}
          data={[
            { value: 'plan', label: t`По классам` },
            { value: 'list', label: t`Списком` },
          ]}
        />
      }
    >
      {shown === 'plan' ? (
        <PlanView ofYear={ofYear} onOpenGroup={(id) => change({ active: id })} />
      ) : (
        <GroupsList ofYear={ofYear} />
      )}
      <RowDrawer
        list={{ active: active ?? null, open: (id) => change({ active: id ?? undefined }) }}
        title={t`Учебная группа`}
      >
        {(id) => <GroupCardPart id={id} onGone={() => change({ active: undefined })} />}
      </RowDrawer>
    </PageFrame>
  )
}

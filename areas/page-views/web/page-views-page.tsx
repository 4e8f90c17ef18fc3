import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useAllowed } from '#platform/web/api/index.ts'
import { NotFound } from '#platform/web/frame/not-found.tsx'
import { Group, PageFrame, SegmentedControl, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { audiences, listViewers, type Audience } from '../contract/report.ts'
import { Viewers } from './people/viewers.tsx'
import { ViewReportPart } from './report/view-report.tsx'

/** Stretches of days that can be chosen, as the address and the calls say them. */
const dayCounts = ['7', '30', '90', '365'] as const

const ViewsAddress = z.object({
  days: z._default(z.enum(dayCounts), '30'),
  /** Of the list of people; another range begins at its first page. */
  page: z.optional(z.string()),
  show: z._default(z.enum(['report', 'people']), 'report'),
})

/** `/page-views/…`, by audiences: what is opened, by whom, and who has not come for long. */
export function PageViewsPage() {
  const audience = useLocation({ select: ({ pathname }) => audiences.find((one) => pathname.endsWith(`/${one}`)) })
  if (!audience) return <NotFound />
  return <ViewsOf key={audience} audience={audience} />
}

function ViewsOf({ audience }: { audience: Audience }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const mayName = useAllowed(listViewers)
  const [{ days, show }, change] = useUrlState(ViewsAddress)
  const tabs = [
    { value: 'employees', title: t`Сотрудники` },
    { value: 'students', title: t`Учащиеся` },
    { value: 'users', title: t`Все пользователи` },
  ]
  const turnTo = (next: string | null) =>
    void navigate({ to: `/page-views/${next ?? audience}`, search: { days, show } })
  return (
    <PageFrame title={<Trans>Просмотры страниц</Trans>}>
      <Tabs value={audience} onChange={turnTo}>
        <TabStrip tabs={tabs} open={audience} label={t`Чьи просмотры`} />
      </Tabs>
      <Group justify="space-between" gap="xs" data-print="never">
        <SegmentedControl
          aria-label={t`За сколько дней`}
          value={days}
          onChange={(next) => change({ days: next, page: undefined })}
          data={[
            { value: '7', label: t`Неделя` },
            { value: '30', label: t`30 дней` },
            { value: '90', label: t`90 дней` },
            { value: '365', label: t`Год` },
          ]}
        />
        {mayName ? (
          <SegmentedControl
            aria-label={t`Что показать`}
            value={show}
            onChange={(next) => change({ show: next })}
            data={[
              { value: 'report', label: t`Страницы` },
              { value: 'people', label: t`Люди` },
            ]}
          />
        ) : null}
      </Group>
      {mayName && show === 'people' ? (
        <Viewers audience={audience} days={days} />
      ) : (
        <ViewReportPart audience={audience} days={days} />
      )}
    </PageFrame>
  )
}

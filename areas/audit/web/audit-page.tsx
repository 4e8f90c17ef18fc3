import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import * as z from 'zod/mini'
import { Loading, PageFrame, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { Changes } from './changes/changes.tsx'
import { Denials } from './denials/denials.tsx'
import { FailedSignIns } from './sign-ins/failed-sign-ins.tsx'
import { SignIns } from './sign-ins/sign-ins.tsx'

const parts = ['changes', 'sign-ins', 'failed', 'denials'] as const
const Address = z.object({
  show: z._default(z.enum(parts), 'changes'),
  page: z.optional(z.string()),
  section: z.optional(z.string()),
})

const contents = { changes: Changes, 'sign-ins': SignIns, failed: FailedSignIns, denials: Denials } as const

/** `/page-views/audit`: what was changed, read and taken out, by whom; who signed in; who was refused. */
export function AuditPage() {
  const { t } = useLingui()
  const [{ show }, change] = useUrlState(Address)
  const tabs = [
    { value: 'changes', title: t`Изменения` },
    { value: 'sign-ins', title: t`Входы` },
    { value: 'failed', title: t`Неудачные входы` },
    { value: 'denials', title: t`Отказы` },
  ]
  const Part = contents[show]
  return (
    <PageFrame title={<Trans>Аудит</Trans>}>
      <Tabs value={show} onChange={(next) => change({ show: next, page: undefined, section: undefined })}>
        <TabStrip tabs={tabs} open={show} label={t`Что показать`} />
      </Tabs>
      <Suspense fallback={<Loading lines={8} />}>
        <Part />
      </Suspense>
    </PageFrame>
  )
}

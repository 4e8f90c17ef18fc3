import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayMoment } from '#platform/web/format/moment.ts'
import { HistorySteps } from '#platform/web/history/index.ts'
import type { Column } from '#platform/web/list/index.ts'
import type { AuditedChange } from '../../contract/audit.ts'
import { PersonCell } from '../person-cell.tsx'
import { useActor } from './use-actor.ts'

/** Who did what to whom is never cut short: it breaks into lines. */
function Whole({ children }: { children: ReactNode }) {
  return <div style={{ whiteSpace: 'normal' }}>{children}</div>
}

/** Columns of the audited changes. */
export function useChangeColumns(): Column<AuditedChange>[] {
  const { t } = useLingui()
  const actor = useActor()
  return [
    { key: 'at', title: t`Когда`, sort: 'at', width: 150, render: ({ at }) => displayMoment(at) },
    { key: 'who', title: t`Кто`, maxWidth: 240, render: (change) => <Whole>{actor(change)}</Whole> },
    {
      key: 'subject',
      title: t`Что`,
      maxWidth: 200,
      render: ({ what }) => <Whole>{what}</Whole>,
    },
    {
      key: 'about',
      title: t`О ком`,
      maxWidth: 240,
      render: ({ about }) => (
        <Whole>
          <PersonCell person={about} />
        </Whole>
      ),
    },
    {
      key: 'steps',
      title: t`Изменения`,
      render: ({ steps }) => (steps.length === 0 ? '—' : <HistorySteps steps={steps} />),
    },
  ]
}

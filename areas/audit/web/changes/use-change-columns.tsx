import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayMoment } from '#platform/web/format/moment.ts'
import { HistorySteps } from '#platform/web/history/index.ts'
import type { Column } from '#platform/web/list/index.ts'
import type { AuditedChange } from '../../contract/audit.ts'
import { PersonCell } from '../person-cell.tsx'
import { useActor } from './use-actor.ts'
import { useWords } from './use-words.ts'

/** Who did what to whom is never cut short: it breaks into lines. */
function Whole({ children }: { children: ReactNode }) {
  return <div style={{ whiteSpace: 'normal' }}>{children}</div>
}

/** Columns of the audited changes. */
export function useChangeColumns(): Column<AuditedChange>[] {
  const { t } = useLingui()
  const words = useWords()
  const actor = useActor()
  return [
    { key: 'at', title: t`Когда`, sort: 'at', width: 150, render: ({ at }) => displayMoment(at) },
    { key: 'who', title: t`Кто`, maxWidth: 240, render: (change) => <Whole>{actor(change)}</Whole> },
    {
      key: 'subject',
      title: t`Что`,
      maxWidth: 200,
      render: ({ title, subject_id, kind }) => (
        <Whole>{kind === 'removed' ? t`${title} № ${subject_id}, удалено` : t`${title} № ${subject_id}`}</Whole>
      ),
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
      render: ({ steps, subject }) =>
        steps.length === 0 ? '—' : <HistorySteps steps={steps} words={words[subject]} />,
    },
  ]
}

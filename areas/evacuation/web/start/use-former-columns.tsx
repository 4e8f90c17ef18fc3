import { useLingui } from '@lingui/react/macro'
import type { Column } from '#platform/web/list/index.ts'
import type { Evacuation } from '../../contract/evacuations.ts'
import { evacuationStatusTitles, kindTitles } from '../../rules/words.ts'
import { sinceStart } from '../clock.ts'
import { ModeMark } from '../words.tsx'
import { StartLink } from './start-link.tsx'
import { useScopeWords } from './use-scope-words.ts'

const found = ({ totals: { present, help, released } }: Evacuation): number => present + help + released
const length = ({ started_at, ended_at }: Evacuation): string =>
  ended_at === null ? '' : sinceStart(Date.parse(ended_at) - Date.parse(started_at))

export function useFormerColumns(): Column<Evacuation>[] {
  const { t } = useLingui()
  const scopeWords = useScopeWords()
  return [
    { key: 'started_at', title: t`Начало`, sort: 'started_at', render: (one) => <StartLink one={one} /> },
    { key: 'mode', title: t`Режим`, render: ({ mode }) => <ModeMark mode={mode} /> },
    { key: 'kind', title: t`Причина`, render: ({ kind }) => kindTitles[kind] },
    { key: 'scope', title: t`Кого`, render: scopeWords, maxWidth: 220 },
    { key: 'status', title: t`Состояние`, render: ({ status }) => evacuationStatusTitles[status] },
    { key: 'length', title: t`Длилась`, render: length, align: 'right' },
    {
      key: 'found',
      title: t`Найдено`,
      render: (one) => t`${found(one)} из ${one.totals.total - one.totals.away}`,
      align: 'right',
    },
  ]
}

import { useLingui } from '@lingui/react/macro'
import { translate } from '#platform/contract/text.ts'
import type { Column } from '#platform/web/list/index.ts'
import type { Evacuation } from '../../contract/evacuations.ts'
import { evacuationStatusTitles, kindTitles } from '../../rules/words.ts'
import { sinceStart } from '../clock.ts'
import { ModeMark } from '../words.tsx'
import { StartLink } from './start-link.tsx'
import { expectedOf, foundOf } from '../../rules/tally.ts'
import { scopeInWords } from '../../rules/scope-words.ts'

const length = ({ started_at, ended_at }: Evacuation): string =>
  ended_at === null ? '' : sinceStart(Date.parse(ended_at) - Date.parse(started_at))

export function useFormerColumns(): Column<Evacuation>[] {
  const { t } = useLingui()
  return [
    { key: 'started_at', title: t`Начало`, sort: 'started_at', render: (one) => <StartLink one={one} /> },
    { key: 'mode', title: t`Режим`, render: ({ mode }) => <ModeMark mode={mode} /> },
    { key: 'kind', title: t`Причина`, render: ({ kind }) => kindTitles[kind] },
    { key: 'scope', title: t`Кого`, render: (one) => translate(scopeInWords(one)), maxWidth: 220 },
    { key: 'status', title: t`Состояние`, render: ({ status }) => evacuationStatusTitles[status] },
    { key: 'length', title: t`Длилась`, render: length, align: 'right' },
    {
      key: 'found',
      inFile: ['found', 'expected'],
      title: t`Найдено`,
      render: (one) => t`${foundOf(one.totals)} из ${expectedOf(one.totals)}`,
      align: 'right',
    },
  ]
}

import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { Badge } from '#platform/web/ui/index.ts'
import type { CardState } from '../rules/card-state.ts'

export const cardStateWords = {
  made: msg`Составлен`,
  checked: msg`Проверен`,
  signed: msg`Подписан`,
  replaced: msg`Заменён`,
  revoked: msg`Отозван`,
} as const satisfies Record<CardState, unknown>
const colours = { made: 'gray', checked: 'sky', signed: 'teal', replaced: 'gray', revoked: 'red' } as const

export function CardStateBadge({ state }: { state: CardState }) {
  const { i18n } = useLingui()
  return (
    <Badge variant="light" color={colours[state]}>
      {i18n._(cardStateWords[state])}
    </Badge>
  )
}

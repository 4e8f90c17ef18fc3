import { Badge } from '#platform/web/ui/index.ts'
import { cardStateTitles, type CardState } from '../rules/card-state.ts'

const colours = { made: 'gray', checked: 'sky', signed: 'teal', replaced: 'gray', revoked: 'red' } as const

export function CardStateBadge({ state }: { state: CardState }) {
  return (
    <Badge variant="light" color={colours[state]}>
      {cardStateTitles[state]}
    </Badge>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Chip, Group } from '#platform/web/ui/index.ts'
import type { GroupPlan } from '../../contract/plan.ts'
import { troubles, troubleTitles, type Trouble } from './plan-words.ts'

interface Props {
  plan: GroupPlan
  value: Trouble | undefined
  onChange: (state: Trouble | undefined) => void
}

/** What is missing, with how much of it there is: one of them alone can be looked at. */
export function TroubleFilter({ plan, value, onChange }: Props) {
  const { t } = useLingui()
  const counts = new Map(troubles.map((state) => [state, plan.cells.filter((cell) => cell.state === state).length]))
  return (
    <Group gap={6} component="section" aria-label={t`Чего не хватает`}>
      {troubles
        .filter((state) => (counts.get(state) ?? 0) > 0 || state === value)
        .map((state) => (
          <Chip
            key={state}
            size="xs"
            color={state === 'missing' ? 'red' : 'yellow'}
            checked={value === state}
            onChange={(checked) => onChange(checked ? state : undefined)}
          >
            {troubleTitles[state]}: {counts.get(state) ?? 0}
          </Chip>
        ))}
    </Group>
  )
}

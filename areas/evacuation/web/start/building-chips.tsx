import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listBuildings } from '#areas/buildings/contract/buildings.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Alert, Button, Chip, Group, Input } from '#platform/web/ui/index.ts'
import { failures } from '../../contract/texts.ts'
import type { Plan } from './plan.ts'

interface Props {
  chosen: Plan['buildings']
  onChange: (buildings: Plan['buildings']) => void
}
/** Buildings that are evacuated, where the school has several. */
export function BuildingChips({ chosen, onChange }: Props) {
  const { t } = useLingui()
  const mayRead = useAllowed(listBuildings)
  const known = useQuery({ ...query(listBuildings, { query: {} }), enabled: mayRead })
  if (known.isError) return <Unread onRetry={() => void known.refetch()} />
  const buildings = known.data?.items ?? []
  if (buildings.length < 2) return null
  const choose = (ids: string[]) =>
    onChange(buildings.filter(({ id }) => ids.includes(String(id))).map(({ id, title }) => ({ id, title })))
  return (
    <Input.Wrapper label={t`Здания`} description={t`Ничего не выбрано — все`}>
      <Chip.Group multiple value={chosen.map(({ id }) => String(id))} onChange={choose}>
        <Group gap={6} mt={6}>
          {buildings.map(({ id, title }) => (
            <Chip key={id} value={String(id)}>
              {title}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}

/** A start never waits for it: without a choice the whole school is evacuated. */
function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="yellow" variant="light" title={failures.options}>
      <Button variant="default" size="xs" onClick={onRetry}>
        <Trans>Повторить</Trans>
      </Button>
    </Alert>
  )
}

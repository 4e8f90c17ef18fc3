import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ChosenBar, Paper, Text } from '#platform/web/ui/index.ts'
import type { Plan, PlacedRoom } from '../../contract/plans.ts'
import type { Room } from '../../contract/rooms.ts'
import { reshaped } from '../../rules/place.ts'
import styles from '../buildings.module.css'

interface Props {
  plan: Plan
  rooms: readonly Room[]
  places: readonly PlacedRoom[]
  chosen: number | null
  onChange: (places: readonly PlacedRoom[]) => void
  onChoose: (room: number | null) => void
}
const middle = { x: 0.45, y: 0.46, width: 0.1, height: 0.08 }

/** Rooms of the floor that are not on the plan yet, and what can be done with the chosen one. */
export function PlaceTools({ plan, rooms, places, chosen, onChange, onChoose }: Props) {
  const { t } = useLingui()
  const placed = new Set(places.map(({ room_id }) => room_id))
  const unplaced = rooms.filter(
    ({ id, floor }) => !placed.has(id) && (floor === null || plan.floor === null || floor === plan.floor),
  )
  const place = places.find(({ room_id }) => room_id === chosen)
  const title = rooms.find(({ id }) => id === chosen)?.title ?? ''
  return (
    <Paper withBorder p="xs" data-print="never">
      <Text size="sm" fw={600} mb={6}>
        <Trans>Не на плане: {unplaced.length}</Trans>
      </Text>
      <section className={styles['unplaced']} aria-label={t`Кабинеты не на плане`}>
        {unplaced.map((room) => (
          <Button
            key={room.id}
            size="compact-sm"
            variant="default"
            onClick={() => {
              onChange([...places, { room_id: room.id, ...middle }])
              onChoose(room.id)
            }}
          >
            {room.title}
          </Button>
        ))}
        {unplaced.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Все кабинеты этажа на плане</Trans>
          </Text>
        ) : null}
      </section>
      {place ? (
        <ChosenBar label={t`Действия с кабинетом на плане`} chosen={title}>
          <Button
            size="compact-sm"
            variant="light"
            onClick={() =>
              onChange(places.map((one) => (one === place ? { ...reshaped(one), room_id: one.room_id } : one)))
            }
          >
            {place.width === null ? t`Сделать прямоугольником` : t`Сделать точкой`}
          </Button>
          <Button
            size="compact-sm"
            variant="light"
            color="red"
            onClick={() => {
              onChange(places.filter((one) => one !== place))
              onChoose(null)
            }}
          >
            <Trans>Снять с плана</Trans>
          </Button>
        </ChosenBar>
      ) : null}
    </Paper>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Plan, PlacedRoom } from '../../contract/plans.ts'
import type { Room } from '../../contract/rooms.ts'
import { grownBy, movedBy } from '../../rules/place.ts'
import styles from '../buildings.module.css'
import { PlaceMark } from './place-mark.tsx'
import { useDragScroll } from './use-drag-scroll.ts'

interface Props {
  plan: Plan
  rooms: readonly Room[]
  places: readonly PlacedRoom[]
  /** How many times as wide as its window the picture is. */
  zoom: number
  chosen: number | null
  onChoose: (room: number | null) => void
  onOpen: (room: number) => void
  /** Null: the plan is only looked at. */
  onChange: ((places: readonly PlacedRoom[]) => void) | null
}

/** The picture of a plan in a window that scrolls, with its rooms. */
export function PlanCanvas({ plan, rooms, places, zoom, chosen, onChoose, onOpen, onChange }: Props) {
  const { t } = useLingui()
  const picture = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)
  useDragScroll(frame)
  const titles = new Map(rooms.map((one) => [one.id, one.title]))
  /** From pixels of the screen to fractions of the picture. */
  const fractions = (dx: number, dy: number): [number, number] => {
    const { width, height } = picture.current?.getBoundingClientRect() ?? { width: 1, height: 1 }
    return [dx / width, dy / height]
  }
  const change = (id: number, next: (place: PlacedRoom) => PlacedRoom) =>
    onChange?.(places.map((one) => (one.room_id === id ? next(one) : one)))
  return (
    <section ref={frame} className={styles['viewport']} aria-label={t`План: ${plan.title}`}>
      <div ref={picture} className={styles['picture']} style={{ width: `${zoom * 100}%` }}>
        <img src={plan.picture} alt={t`План: ${plan.title}`} draggable={false} />
        {places.map((place) => (
          <PlaceMark
            key={place.room_id}
            place={place}
            title={titles.get(place.room_id) ?? ''}
            isChosen={chosen === place.room_id}
            onPress={() => (onChange ? onChoose(place.room_id) : onOpen(place.room_id))}
            moving={
              onChange && {
                move: (from, dx, dy) =>
                  change(place.room_id, () => ({ ...place, ...movedBy(from, ...fractions(dx, dy)) })),
                grow: (from, dx, dy) =>
                  change(place.room_id, () => ({ ...place, ...grownBy(from, ...fractions(dx, dy)) })),
                step: (dx, dy) => change(place.room_id, (one) => ({ ...one, ...movedBy(one, dx, dy) })),
                resize: (dx, dy) => change(place.room_id, (one) => ({ ...one, ...grownBy(one, dx, dy) })),
                remove: () => onChange(places.filter(({ room_id }) => room_id !== place.room_id)),
              }
            }
          />
        ))}
      </div>
    </section>
  )
}

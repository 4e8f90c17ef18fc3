import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { PlacedRoom } from '../../contract/plans.ts'
import type { Place } from '../../rules/place.ts'
import styles from '../buildings.module.css'

interface Moving {
  /** From where it was when it was taken, by pixels. */
  move: (from: Place, dx: number, dy: number) => void
  grow: (from: Place, dx: number, dy: number) => void
  /** By fractions of the picture. */
  step: (dx: number, dy: number) => void
  resize: (dx: number, dy: number) => void
  remove: () => void
}
interface Props {
  place: PlacedRoom
  title: string
  isChosen: boolean
  onPress: () => void
  /** Null: it stays where it is. */
  moving: Moving | null
}
const step = 0.005
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const percent = (value: number) => `${value * 100}%`

/** A room on a plan: a button that, where it may, moves under a pointer and by arrows. */
export function PlaceMark({ place, title, isChosen, onPress, moving }: Props) {
  const taken = useRef<{ x: number; y: number; from: Place; isCorner: boolean } | null>(null)
  const { x, y, width, height } = place
  const take = (event: PointerEvent<HTMLElement>) => {
    if (!moving) return
    const isCorner = (event.target as HTMLElement).dataset['corner'] !== undefined
    taken.current = { x: event.clientX, y: event.clientY, from: place, isCorner }
    event.currentTarget.setPointerCapture(event.pointerId)
    onPress()
  }
  const drag = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!moving || !taken.current) return
    const { from, isCorner } = taken.current
    const [dx, dy] = [clientX - taken.current.x, clientY - taken.current.y]
    if (isCorner) moving.grow(from, dx, dy)
    else moving.move(from, dx, dy)
  }
  const drop = () => {
    taken.current = null
  }
  const press = (event: KeyboardEvent) => {
    if (!moving) return
    const way = arrows[event.key]
    if (way) {
      event.preventDefault()
      if (event.shiftKey) moving.resize(...way)
      else moving.step(...way)
    }
    if (event.key === 'Delete') moving.remove()
  }
  const classes = [styles['place'], width === null ? styles['point'] : '', moving ? styles['movable'] : '']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      style={{
        left: percent(x),
        top: percent(y),
        ...(width === null || height === null ? {} : { width: percent(width), height: percent(height) }),
      }}
      {...(moving ? { 'aria-pressed': isChosen } : { 'aria-haspopup': 'dialog' as const })}
      onClick={onPress}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
    >
      {title}
      {moving && isChosen && width !== null ? <span className={styles['corner']} data-corner /> : null}
    </button>
  )
}

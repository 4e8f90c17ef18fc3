import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import { placeMoved, type PointPlace } from '../../../../rules/memo.ts'
import { Pin } from '../../points/point-picture.tsx'
import classes from '../../sos.module.css'

interface Props {
  picture: string
  place: PointPlace | null
  onPlace: (place: PointPlace | null) => void
}
const step = 0.01
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Where the place is on its picture: set by a click, moved by arrows. */
export function PlaceField({ picture, place, onPlace }: Props) {
  const { t } = useLingui()
  const click = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>) => {
    // Enter and space press a button too, but nowhere on the picture
    if (detail === 0) return onPlace(place ?? { x: 0.5, y: 0.5 })
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return onPlace(placeMoved({ x: 0, y: 0 }, (clientX - left) / width, (clientY - top) / height))
  }
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way) return
    event.preventDefault()
    onPlace(placeMoved(place ?? { x: 0.5, y: 0.5 }, ...way))
  }
  const [x, y] = [Math.round((place?.x ?? 0) * 100), Math.round((place?.y ?? 0) * 100)]
  return (
    <Stack gap={6}>
      <button
        type="button"
        className={classes['placing']}
        aria-label={t`Место на картинке: нажмите или двигайте стрелками`}
        onClick={click}
        onKeyDown={press}
      >
        <span className={classes['picture']} style={{ display: 'block' }}>
          <img src={picture} alt="" draggable={false} />
          {place === null ? null : <Pin {...place} />}
        </span>
      </button>
      <Group justify="space-between" gap="xs">
        <Text size="sm" component="output">
          {place === null ? (
            <Trans>Нажмите на картинку, чтобы отметить место</Trans>
          ) : (
            <Trans>
              Место отмечено: {x} % слева, {y} % сверху
            </Trans>
          )}
        </Text>
        {place === null ? null : (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onPlace(null)}>
            <Trans>Снять отметку</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  )
}

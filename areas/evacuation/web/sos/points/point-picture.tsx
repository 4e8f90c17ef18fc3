import { IconMapPinFilled } from '#platform/web/icons/index.ts'
import { useEffect, useState } from 'react'
import { sosDevice } from '../offline/device.ts'
import { pictureKey } from '../offline/memo.ts'
import classes from '../sos.module.css'

interface Props {
  address: string
  name: string
  x: number | null
  y: number | null
}

/** A plan or a map, and the place marked on it; without a network as it was kept on this device. */
export function PointPicture({ address, name, x, y }: Props) {
  const [lost, setLost] = useState<string | null>(null)
  const kept = useKept(lost === address ? address : null)
  return (
    <div className={classes['picture']}>
      <img src={kept ?? address} alt={name} draggable={false} onError={() => setLost(address)} />
      {x === null || y === null ? null : <Pin x={x} y={y} />}
    </div>
  )
}

/** The mark of a place: its point stands there. */
export const Pin = ({ x, y }: { x: number; y: number }) => (
  <IconMapPinFilled
    className={classes['pin'] ?? ''}
    style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    size={36}
    aria-hidden
  />
)

/** The kept copy of a picture that can't be read from its address. */
function useKept(address: string | null): string | null {
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    let made: string | null = null
    let isGone = false
    const show = async () => {
      const picture = await (await sosDevice()).get('pictures', pictureKey(address))
      if (picture === undefined || isGone) return
      made = URL.createObjectURL(picture)
      setKept(made)
    }
    show().catch(() => undefined)
    return () => {
      isGone = true
      if (made !== null) URL.revokeObjectURL(made)
      setKept(null)
    }
  }, [address])
  return kept
}

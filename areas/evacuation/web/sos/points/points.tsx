import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Text } from '#platform/web/ui/index.ts'
import type { Memo } from '../offline/device.ts'
import classes from '../sos.module.css'
import { PointPicture } from './point-picture.tsx'
import { PointDialog } from './point-dialog.tsx'

/** Where to gather: in words and on a picture, which a touch makes large. */
export function Points({ points }: Pick<Memo, 'points'>) {
  const { t } = useLingui()
  const [openId, setOpenId] = useState<number | null>(null)
  const open = points.find(({ id }) => id === openId)
  if (points.length === 0)
    return (
      <Text>
        <Trans>Места сбора не указаны: идите туда, куда ведёт учитель.</Trans>
      </Text>
    )
  return (
    <>
      <ul className={classes['list']} aria-label={t`Места сбора`}>
        {points.map(({ id, title, building, where_text, picture, x, y }) => (
          <li key={id} className={classes['point']}>
            {picture === null ? null : (
              <button
                type="button"
                className={classes['sight']}
                aria-haspopup="dialog"
                aria-label={t`${title}: показать на плане`}
                onClick={() => setOpenId(id)}
              >
                <PointPicture address={picture} name="" x={x} y={y} />
              </button>
            )}
            <strong>{title}</strong>
            {where_text === '' ? null : <span>{where_text}</span>}
            {building === null ? null : (
              <span>
                <Trans>Здание: {building}</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {open && open.picture !== null ? (
        <PointDialog
          title={open.title}
          where={open.where_text}
          picture={open.picture}
          x={open.x}
          y={open.y}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useDragScroll } from '#areas/buildings/web/index.ts'
import { ActionIcon, Group, Modal, Text } from '#platform/web/ui/index.ts'
import classes from '../sos.module.css'
import { PointPicture } from './point-picture.tsx'
import { mostZoom, usePinch, zoomWithin } from './use-pinch.ts'

interface Props {
  title: string
  where: string
  picture: string
  x: number | null
  y: number | null
  onClose: () => void
}

/** The picture of a place as large as one wishes: by buttons, by two fingers; dragged or scrolled. */
export function PointWindow(props: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      fullScreen
      closeButtonProps={{ 'aria-label': t`Закрыть`, size: 44 }}
    >
      <Sight {...props} />
    </Modal>
  )
}

function Sight({ title, where, picture, x, y }: Props) {
  const { t } = useLingui()
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLElement>(null)
  useDragScroll(frame)
  usePinch(frame, zoom, setZoom)
  return (
    <>
      <Group justify="space-between" mb={6} wrap="nowrap">
        <Text size="sm">{where}</Text>
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t`Уменьшить`}
            disabled={zoom === 1}
            onClick={() => setZoom(zoomWithin(zoom / 1.5))}
          >
            <IconMinus size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t`Увеличить`}
            disabled={zoom === mostZoom}
            onClick={() => setZoom(zoomWithin(zoom * 1.5))}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <section ref={frame} className={classes['window']} aria-label={t`План: ${title}`}>
        <div style={{ width: `${zoom * 100}%` }}>
          <PointPicture address={picture} name={t`План: ${title}`} x={x} y={y} />
        </div>
      </section>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconPlus } from '#platform/web/icons/index.ts'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useDragScroll } from '#areas/buildings/web/index.ts'
import { ActionIcon, Box, Group, Modal, Text } from '#platform/web/ui/index.ts'
import type { PointPlace } from '../../../rules/memo.ts'
import classes from '../sos.module.css'
import { PointPicture } from './point-picture.tsx'
import { maxZoom, usePinch, zoomWithin } from './use-pinch.ts'

interface Props {
  title: string
  where: string
  picture: string
  x: number | null
  y: number | null
  onClose: () => void
}

/** The picture of a place as large as one wishes: by buttons, by two fingers; dragged or scrolled. */
export function PointDialog(props: Props) {
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
  const keepCentre = useCentre(frame, zoom, { x: x ?? 0.5, y: y ?? 0.5 })
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
            disabled={zoom === maxZoom}
            onClick={() => setZoom(zoomWithin(zoom * 1.5))}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <Box
        component="section"
        ref={frame}
        className={classes['viewport'] ?? ''}
        tabIndex={0}
        aria-label={t`План: ${title}`}
        onScroll={keepCentre}
      >
        <div style={{ width: `${zoom * 100}%` }}>
          <PointPicture address={picture} name={t`План: ${title}`} x={x} y={y} />
        </div>
      </Box>
    </>
  )
}

/** What stands in the middle of the window stays there when it becomes larger: at first the place itself. @returns to be told of scrolling */
function useCentre(frame: RefObject<HTMLElement | null>, zoom: number, first: PointPlace): () => void {
  const centre = useRef(first)
  useLayoutEffect(() => {
    const at = frame.current
    if (!at) return
    const { x, y } = centre.current
    at.scrollTo(x * at.scrollWidth - at.clientWidth / 2, y * at.scrollHeight - at.clientHeight / 2)
  }, [frame, zoom])
  return () => {
    const at = frame.current
    if (!at) return
    centre.current = {
      x: (at.scrollLeft + at.clientWidth / 2) / at.scrollWidth,
      y: (at.scrollTop + at.clientHeight / 2) / at.scrollHeight,
    }
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { FormFoot } from '#platform/web/form/index.ts'
import { IconRotate2, IconRotateClockwise2 } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { notify } from '#platform/web/notifications/notify.ts'
import { ActionIcon, Box, Group, Modal, Slider, Stack, Text } from '#platform/web/ui/index.ts'
import { cropPhoto, type Square } from './crop.ts'

interface Props {
  file: File
  /** Of the file in this browser. */
  address: string
  isSending: boolean
  onClose: () => void
  onCropped: (photo: File) => void
}
const height = 300
const maxZoom = 4

/** A square cut out of a photo: moved by dragging or arrows, brought nearer, turned. */
export function CropDialog({ file, address, isSending, onClose, onCropped }: Props) {
  const { t } = useLingui()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  const [square, setSquare] = useState<Square>()
  const refuse = () => {
    notify.error(t`Снимок не открылся: подойдут JPEG, PNG и WebP, не больше 40 мегапикселей`)
    onClose()
  }
  const done = async () => {
    const photo = square && (await cropPhoto(file, square, degrees).catch(() => null))
    if (photo) onCropped(photo)
    else refuse()
  }
  const turn = (by: number) => setDegrees((degrees + by + 360) % 360)
  return (
    <Modal opened onClose={onClose} title={t`Фотография`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Box pos="relative" h={height} bg="dark.7">
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            rotation={degrees}
            aspect={1}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t`Какая часть снимка останется: стрелки двигают снимок` }}
            mediaProps={{ onError: refuse, alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, { x, y, width }) => setSquare({ x, y, width })}
          />
        </Box>
        <Group wrap="nowrap">
          <Text size="sm" aria-hidden>
            <Trans>Ближе</Trans>
          </Text>
          <Slider
            flex={1}
            min={1}
            max={maxZoom}
            step={0.1}
            label={null}
            thumbLabel={t`Ближе`}
            value={zoom}
            onChange={setZoom}
          />
          <ActionIcon variant="default" size="lg" aria-label={t`Повернуть влево`} onClick={() => turn(-90)}>
            <IconRotate2 size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size="lg" aria-label={t`Повернуть вправо`} onClick={() => turn(90)}>
            <IconRotateClockwise2 size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <FormFoot
          action={<Trans>Поставить</Trans>}
          onAction={() => void done()}
          isSending={isSending}
          isDisabled={square === undefined}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}

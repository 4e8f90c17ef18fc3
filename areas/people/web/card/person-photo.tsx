import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconTrash, IconUpload } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { maxPhotoBytes } from '#areas/media/contract/media.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, FileButton, Group, PersonAvatar, Stack } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { usePhoto } from './use-photo.ts'

const side = 128
/** A browser shows it as a picture, often of no size. */
const drawing = 'image/svg+xml'
const CropDialog = lazyPart(async () => (await import('../photo/crop-dialog.tsx')).CropDialog)

/** The photo on the card; who may, replaces or removes it. */
export function PersonPhoto({ person }: { person: PersonCard }) {
  return (
    <Stack gap="xs" align="flex-start">
      <PersonAvatar name={person.full_name} photo={person.photo_large} size={side} radius="md" />
      {person.may_change_photo ? <PhotoButtons person={person} /> : null}
    </Stack>
  )
}

function PhotoButtons({ person }: { person: PersonCard }) {
  const { t } = useLingui()
  const { mutate, isPending } = usePhoto(person.id)
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const hasPhoto = person.photo_large !== null
  const choose = (file: File | null) => {
    if (file === null) return
    if (file.type === drawing) notify.error(t`Это не фотография: подойдут JPEG, PNG и WebP`)
    else if (file.size > maxPhotoBytes) notify.error(t`Слишком большой файл: не больше 10 МБ`)
    else setChosen({ file, address: URL.createObjectURL(file) })
  }
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address)
    setChosen(null)
  }
  return (
    <Group gap={6} maw={220}>
      <FileButton
        onChange={choose}
        accept="image/jpeg,image/png,image/webp"
        inputProps={{ 'aria-label': t`Файл фотографии` }}
      >
        {(props) => (
          <Button {...props} variant="default" size="xs" loading={isPending} leftSection={<IconUpload size={14} />}>
            {hasPhoto ? <Trans>Заменить фото</Trans> : <Trans>Загрузить фото</Trans>}
          </Button>
        )}
      </FileButton>
      {hasCamera ? (
        <FileButton onChange={choose} accept="image/*" capture="user" inputProps={{ 'aria-label': t`Снимок камерой` }}>
          {(props) => (
            <Button {...props} variant="default" size="xs" disabled={isPending} leftSection={<IconCamera size={14} />}>
              <Trans>Снять</Trans>
            </Button>
          )}
        </FileButton>
      ) : null}
      {hasPhoto ? (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          disabled={isPending}
          leftSection={<IconTrash size={14} />}
          onClick={() => mutate(null)}
        >
          <Trans>Убрать фото</Trans>
        </Button>
      ) : null}
      {chosen ? (
        <CropDialog
          key={chosen.address}
          {...chosen}
          isSending={isPending}
          onClose={close}
          onCropped={(photo) => mutate(photo, { onSettled: close })}
        />
      ) : null}
    </Group>
  )
}

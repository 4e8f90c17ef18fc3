import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { mostPhotoBytes } from '#areas/media/contract/media.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, FileButton, Group, PersonAvatar, Stack } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { usePhoto } from './use-photo.ts'

const side = 128

/** The photo on the card; who may, replaces or removes it. */
export function PersonPhoto({ person }: { person: PersonCard }) {
  const { t } = useLingui()
  const { mutate, isPending } = usePhoto(person.id)
  const hasPhoto = person.photo_large !== null
  const choose = (file: File | null) => {
    if (file === null) return
    if (file.size > mostPhotoBytes) notify.error(t`Слишком большой файл: не больше 10 МБ`)
    else mutate(file)
  }
  return (
    <Stack gap="xs" align="flex-start">
      <PersonAvatar name={person.full_name} photo={person.photo_large} size={side} radius="md" />
      {person.may_change_photo ? (
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
        </Group>
      ) : null}
    </Stack>
  )
}

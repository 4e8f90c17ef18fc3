import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { maxPhotoBytes, uploadPhoto } from '#areas/media/contract/media.ts'
import { readBrand } from '#platform/contract/brand.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, FileButton, Group, Image, Panel, Text } from '#platform/web/ui/index.ts'
import { readSchool, readSchoolHistory, removeLogo, setLogo, type School } from '../contract/school.ts'

const side = 72

/** The school's picture; who may, replaces or removes it. */
export function LogoPanel({ school, mayChange }: { school: School; mayChange: boolean }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    meta: { silent: true },
    onError: reportAction,
    mutationFn: async (file: File | null) => {
      if (file === null) return request(removeLogo)
      const stored = await request(uploadPhoto, { body: { file, name: file.name.slice(-200) || 'logo' } })
      return request(setLogo, { body: { file_id: stored.id } })
    },
    onSuccess: () =>
      Promise.all(
        [readSchool, readSchoolHistory, readBrand].map((call) => client.invalidateQueries({ queryKey: keyOf(call) })),
      ),
  })
  const choose = (file: File | null) => {
    if (file === null) return
    if (file.size > maxPhotoBytes) notify.error(t`Слишком большой файл: не больше 10 МБ`)
    else mutate(file)
  }
  if (!mayChange && school.logo === null) return null
  return (
    <Panel>
      <Group gap="md">
        {school.logo === null ? (
          <Text size="sm" c="dimmed">
            <Trans>Герба пока нет. Подойдёт JPEG, PNG или WebP</Trans>
          </Text>
        ) : (
          <Image src={school.logo} alt={t`Герб школы`} w={side} h={side} fit="contain" />
        )}
        {mayChange ? (
          <Group gap="xs">
            <FileButton
              onChange={choose}
              accept="image/jpeg,image/png,image/webp"
              inputProps={{ 'aria-label': t`Файл герба` }}
            >
              {(props) => (
                <Button {...props} variant="default" size="xs" loading={isPending}>
                  {school.logo === null ? <Trans>Загрузить герб</Trans> : <Trans>Заменить герб</Trans>}
                </Button>
              )}
            </FileButton>
            {school.logo === null ? null : (
              <Button variant="subtle" color="red" size="xs" disabled={isPending} onClick={() => mutate(null)}>
                <Trans>Убрать герб</Trans>
              </Button>
            )}
          </Group>
        ) : null}
      </Group>
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { reportAction, request } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button } from '#platform/web/ui/index.ts'
import {
  archivePerson,
  previewArchive,
  previewRemoval,
  removePerson,
  restorePerson,
  type PersonRecord,
} from '../../contract/record.ts'
import { recordKey, useRefreshPerson } from './use-record.ts'

/** To the archive, with what follows from it; out of it; and away, where somebody was written by mistake. */
export function ArchiveButtons({ record }: { record: PersonRecord }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefreshPerson()
  const params = { id: String(record.id) }
  const body = { version: record.version }
  const show = async (saved: PersonRecord) => {
    client.setQueryData(recordKey(record.id), saved)
    await refresh()
  }
  const archive = async () => {
    const preview = await request(previewArchive, { params })
    const agreed = await askPreview(preview, {
      message: t`Убрать в архив: ${record.full_name}?`,
      description: t`Человек пропадёт из списков, его записи и история останутся. Вернуть можно в любой день.`,
      total: preview.effects.length === 0 ? t`Больше ничего не изменится` : t`Должности и вход не вернутся сами`,
      ok: t`В архив`,
      refused: t`Пока нельзя убрать в архив`,
      isDangerous: true,
    })
    if (agreed) await show(await request(archivePerson, { params, body }))
  }
  const remove = async () => {
    const { obstacles } = await request(previewRemoval, { params })
    if (obstacles.length > 0)
      return dialog.alert({
        message: t`Удалить нельзя`,
        description: [...obstacles, record.is_archived ? t`Запись уже в архиве` : t`Уберите запись в архив`].join('. '),
      })
    const agreed = await dialog.confirm({
      message: t`Удалить запись: ${record.full_name}?`,
      description: t`Удаляется только тот, кого внесли по ошибке: на кого ничто не ссылается.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (!agreed) return
    await request(removePerson, { params })
    await refresh()
    notify.success(t`Запись удалена`)
    await navigate({ to: '/passport/users/$slug', params: { slug: 'students' } })
  }
  const attempt = (act: () => Promise<void>) => () => void act().catch(reportAction)
  return (
    <>
      {record.is_archived ? (
        <Button variant="default" onClick={attempt(async () => show(await request(restorePerson, { params, body })))}>
          <Trans>Вернуть из архива</Trans>
        </Button>
      ) : (
        <Button variant="default" onClick={attempt(archive)}>
          <Trans>В архив</Trans>
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={attempt(remove)}>
        <Trans>Удалить</Trans>
      </Button>
    </>
  )
}

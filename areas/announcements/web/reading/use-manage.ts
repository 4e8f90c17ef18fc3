import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import {
  listAnnouncements,
  publishAnnouncement,
  readAnnouncement,
  removeAnnouncement,
  takeBackAnnouncement,
  type Announcement,
} from '../../contract/announcements.ts'
import { remindOfAnnouncement } from '../../contract/readers.ts'
import { reachWords } from '../writing/reach-words.ts'

/** What its author does with an announcement, each told in a sentence. */
export function useManage(
  { id, version, starts_at }: Announcement,
  { reach, read }: NonNullable<Announcement['management']>,
  onGone: () => void,
) {
  const { act } = useActions([listAnnouncements, readAnnouncement])
  const [isActing, setActing] = useState(false)
  const params = { id: String(id) }
  const acting = (work: () => Promise<void>) => () => {
    setActing(true)
    void work().finally(() => setActing(false))
  }
  const publish = async () => {
    const isSure = await dialog.confirm({
      message: t`Опубликовать объявление?`,
      description:
        starts_at === null
          ? t`Дойдёт до: ${reachWords(reach)}.`
          : t`Дойдёт до: ${reachWords(reach)}. Появится в назначенное время.`,
      ok: t`Опубликовать`,
    })
    if (isSure && (await act(publishAnnouncement, { params, body: { version } })))
      notify.success(t`Объявление опубликовано`)
  }
  const takeBack = async () => {
    const reason = await dialog.prompt({
      message: t`Отозвать объявление?`,
      description: t`Прочитали ${displayNumber(read)} из ${displayNumber(reach.people)}. Объявление исчезнет у всех; кто прочитал, увидит «Отозвано» и причину.`,
      label: t`Причина`,
      ok: t`Отозвать`,
      isDangerous: true,
      isRequired: true,
      maxLength: 500,
    })
    if (reason !== null && (await act(takeBackAnnouncement, { params, body: { reason } })))
      notify.info(t`Объявление отозвано`)
  }
  const remind = async () => {
    const done = await act(remindOfAnnouncement, { params })
    if (done) notify.success(t`Напоминаний отправлено: ${displayNumber(done.reminded)}`)
  }
  const remove = async () => {
    if (await dialog.confirm({ message: t`Удалить черновик?`, ok: t`Удалить`, isDangerous: true })) {
      if (await act(removeAnnouncement, { params })) onGone()
    }
  }
  return {
    isActing,
    publish: acting(publish),
    takeBack: acting(takeBack),
    remind: acting(remind),
    remove: acting(remove),
  }
}
export type Manage = ReturnType<typeof useManage>

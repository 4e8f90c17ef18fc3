import { msg } from '#platform/contract/text.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import type { OnRefusedFile } from '#platform/server/upload-rule.ts'
import { notify } from './notify.ts'

/** For whoever has given a file. */
export const refusedFiles = defineNoticeKind('media.refused', {
  title: msg`Файлы, которые не прошли проверку`,
  order: 96,
  byMail: false,
  concerns: () => true,
})

export const tellOfRefusedFile: OnRefusedFile = async ({ db, publish }, { name, accountId, reason }) => {
  await notify(db, publish, [
    { accountId, kind: refusedFiles, title: msg`Файл «${name}» не прошёл проверку и удалён`, text: reason },
  ])
}

import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { AttachmentField, type Attachment } from '#areas/media/web/index.ts'
import { request } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Textarea } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { changeDocument } from '../../contract/document.ts'
import type { OwnKind } from '../../contract/kinds.ts'
import { listOwnPapers, orderPaper, type OwnPaper } from '../../contract/own.ts'
import { applicationFiles } from '../../contract/purpose.ts'
import { submitDocument } from '../../contract/steps.ts'
import { textOfLines } from '#areas/rich-text/rules/text-of-lines.ts'
import { sentFiles } from '../sent-files.ts'

interface Values {
  words: string
  files: readonly Attachment[]
}
interface Props {
  /** A new one of a kind, or one that came back. */
  of: { kind: OwnKind; personId: number | null } | { paper: OwnPaper }
  onClose: () => void
}

/** What is sent: a new application, or the changed words of one that is there. */
const inputOf = (of: Props['of'], { words, files }: Values) => {
  if ('paper' in of) {
    const { id, version, language } = of.paper
    const content = { [language === 'kk' ? 'kk' : 'ru']: textOfLines(words) }
    return { params: { id: String(id) }, body: { version, content } }
  }
  const { kind, personId } = of
  const language = kind.language === 'both' ? ('ru' as const) : kind.language
  return { body: { kind_id: kind.id, person_id: personId, language, words, file_ids: sentFiles(files) } }
}

/** An application in one's own words. */
export function ApplicationDialog({ of, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions([listOwnPapers])
  const paper = 'paper' in of ? of.paper : null
  const entry = useEndpointForm<typeof orderPaper | typeof changeDocument, Values>(
    paper === null ? orderPaper : changeDocument,
    {
      initialValues: { words: paper?.words ?? '', files: [] },
      schema: z.looseObject({}),
      rules: { words: (words) => words.trim() !== '' || t`Напишите, о чём просите` },
      input: (values) => inputOf(of, values) as never,
      onDone: async (answer) => {
        if ('version' in answer)
          await request(submitDocument, { params: { id: String(answer.id) }, body: { version: answer.version } })
        notify.success(t`Заявление подано: сообщим, когда решат`)
        onClose()
        await refresh()
      },
    },
  )
  const { form, field } = entry
  return (
    <FormDialog of={entry} title={'paper' in of ? of.paper.title : of.kind.title} onClose={onClose}>
      <Textarea
        label={t`О чём просите`}
        autosize
        minRows={5}
        maxLength={4000}
        withAsterisk
        data-autofocus
        {...(paper?.remark && { description: t`Замечание: ${paper.remark}` })}
        {...field('words')}
      />
      {paper === null ? (
        <AttachmentField
          label={t`Файлы`}
          purpose={applicationFiles}
          maxFiles={10}
          value={form.values.files}
          onChange={(change) => form.setFieldValue('files', (files) => change(files))}
        />
      ) : null}
      <FormFoot action={<Trans>Подать</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

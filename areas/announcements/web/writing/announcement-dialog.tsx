import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { AttachmentField } from '#areas/media/web/index.ts'
import { isEmptyText } from '#areas/rich-text/rules/plain-text.ts'
import { RichTextEditor } from '#areas/rich-text/web/index.ts'
import { keyOf, type Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm, type EndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, Modal, TextInput } from '#platform/web/ui/index.ts'
import {
  changeAnnouncement,
  createAnnouncement,
  listAnnouncements,
  readAnnouncement,
  type Announcement,
} from '../../contract/announcements.ts'
import { readAudienceChoices } from '../../contract/audience.ts'
import { announcementDocuments, maxAnnouncementFiles } from '../../contract/purpose.ts'
import { bodyOf, valuesOf, type FormValues } from './announcement-values.ts'
import { AudienceField } from './audience-field.tsx'
import { ShowingFields } from './showing-fields.tsx'

interface Props {
  /** Null: a new one. */
  announcement: Announcement | null
  onClose: () => void
  onSaved: (id: number) => void
}
type Choices = Output<typeof readAudienceChoices>

/** Writes an announcement: a draft until it is published; of a published one readers see that it was changed. */
export function AnnouncementDialog(props: Props) {
  const { t } = useLingui()
  const choices = useQuery(query(readAudienceChoices))
  return (
    <Answer
      of={choices}
      failed={(failure) => (
        <Modal opened onClose={props.onClose} title={t`Объявление`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
          {failure}
        </Modal>
      )}
    >
      {(found) => <Form {...props} choices={found} />}
    </Answer>
  )
}

function useAnnouncementForm({ announcement, onSaved }: Props): EndpointForm<FormValues> {
  const { t } = useLingui()
  const client = useQueryClient()
  return useEndpointForm<typeof createAnnouncement | typeof changeAnnouncement, FormValues>(
    announcement === null ? createAnnouncement : changeAnnouncement,
    {
      initialValues: valuesOf(announcement),
      schema: z.looseObject({}),
      rules: {
        title: (title) => title.trim() !== '' || t`Напишите заголовок`,
        content: (content) => !isEmptyText(content) || t`Напишите текст объявления`,
        ends_on: (ends, { starts_on }) =>
          ends === '' || starts_on === '' || ends >= starts_on || t`Объявление кончается раньше, чем начинается`,
      },
      input: (values) =>
        announcement === null
          ? { body: bodyOf(values) }
          : { params: { id: String(announcement.id) }, body: { ...bodyOf(values), version: announcement.version } },
      onDone: async ({ id }) => {
        await Promise.all(
          [listAnnouncements, readAnnouncement].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })),
        )
        notify.success(announcement === null ? t`Черновик сохранён: опубликуйте его` : t`Объявление сохранено`)
        onSaved(id)
      },
    },
  )
}

function Form(props: Props & { choices: Choices }) {
  const { t } = useLingui()
  const { announcement, choices, onClose } = props
  const entry = useAnnouncementForm(props)
  const { form, field } = entry
  const [isUploading, setUploading] = useState(false)
  return (
    <FormDialog
      size="lg"
      title={announcement === null ? t`Новое объявление` : t`Изменить объявление`}
      of={entry}
      onClose={onClose}
    >
      <TextInput label={t`Заголовок`} withAsterisk maxLength={200} data-autofocus {...field('title')} />
      <RichTextEditor
        label={t`Текст`}
        withAsterisk
        value={form.values.content}
        pictures={announcement?.pictures ?? {}}
        error={form.errors['content']}
        onChange={(content) => form.setFieldValue('content', content)}
      />
      <AudienceField
        choices={choices}
        value={form.values.audience}
        error={form.errors['audience']}
        onChange={(audience) => form.setFieldValue('audience', audience)}
      />
      <AttachmentField
        purpose={announcementDocuments}
        label={t`Файлы`}
        maxFiles={maxAnnouncementFiles}
        value={form.values.file_ids}
        error={form.errors['file_ids']}
        onChange={(change) => form.setFieldValue('file_ids', (files) => change(files))}
        onBusy={setUploading}
      />
      <ShowingFields
        entry={entry}
        choices={choices}
        isPublished={announcement !== null && announcement.state !== 'draft'}
      />
      <FormFoot
        isSending={entry.isSending}
        isDisabled={isUploading}
        onCancel={onClose}
        action={announcement === null ? <Trans>Сохранить черновик</Trans> : undefined}
      />
    </FormDialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Preview } from '#platform/contract/preview.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { PreviewList } from '#platform/web/dialog/preview-list.tsx'
import { previewGroups } from '#platform/web/dialog/preview.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Stack, Text } from '#platform/web/ui/index.ts'
import { changePost, previewEnd, type Post } from '../../contract/posts.ts'
import { useActions } from '../use-actions.ts'

interface Props {
  post: Post
  today: string
  onClose: () => void
}
const Values = z.strictObject({ to: queryDate })

function WhatEnds({ preview }: { preview: Preview }) {
  if (preview.obstacles.length > 0)
    return (
      <Text size="sm" fw={600}>
        {preview.obstacles.join('. ')}
      </Text>
    )
  if (preview.effects.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Другие должности остаются, роли и вход действуют дальше.</Trans>
      </Text>
    )
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        <Trans>Это последняя должность</Trans>
      </Text>
      <PreviewList groups={previewGroups(preview)} />
    </Stack>
  )
}

/** The last day of a post, with what follows from it. */
export function EndDialog({ post, today, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useActions()
  const params = { id: String(post.id) }
  const entry = useEndpointForm(changePost, {
    initialValues: { to: post.to ?? today },
    schema: Values,
    input: ({ to }) => ({ params, body: { version: post.version, to } }),
    onDone: async (done) => {
      onClose()
      const body = { version: done.version, to: post.to }
      notify.undoable(t`«${done.position}»: последний день записан`, {
        label: t`Отменить`,
        act: () => void act(changePost, { params, body }),
      })
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const { to } = entry.form.values
  const isDay = queryDate.safeParse(to).success
  const preview = useQuery({ ...query(previewEnd, { params, query: { to } }), enabled: isDay })
  const reopen = async () => {
    onClose()
    await act(changePost, { params, body: { version: post.version, to: null } })
  }
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Завершить: ${post.position}`}>
      <DateField label={t`Последний рабочий день`} min={post.from ?? undefined} {...entry.field('to')} />
      <div aria-live="polite">{isDay && preview.data ? <WhatEnds preview={preview.data} /> : null}</div>
      <FormFoot
        action={<Trans>Завершить</Trans>}
        isSending={entry.isSending}
        isDisabled={isDay && preview.data !== undefined && preview.data.obstacles.length > 0}
        focus="cancel"
        onCancel={onClose}
      >
        {post.to === null ? null : (
          <Button variant="default" onClick={() => void reopen()}>
            <Trans>Снять окончание</Trans>
          </Button>
        )}
      </FormFoot>
    </FormDialog>
  )
}

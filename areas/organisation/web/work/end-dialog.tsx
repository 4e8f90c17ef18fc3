import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { displayDate, addDays } from '#platform/contract/calendar-date.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Alert, Button, Modal, Text } from '#platform/web/ui/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { changePost, previewEnd, type Post } from '../../contract/posts.ts'
import { useActions } from '../use-actions.ts'

interface Props {
  post: Post
  today: string
  onClose: () => void
}
const Values = z.strictObject({ to: queryDate })

function Consequences({ of, from }: { of: Output<typeof previewEnd>; from: string }) {
  const { t } = useLingui()
  if (!of.is_last)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Другие должности остаются, роли и вход действуют дальше.</Trans>
      </Text>
    )
  const day = displayDate(from)
  const roles = of.roles.join(', ')
  const units = of.units.join(', ')
  return (
    <Alert color="orange" variant="light" title={t`Это последняя должность`}>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        <li>
          {roles === ''
            ? t`С ${day} человек не числится сотрудником`
            : t`С ${day} перестанут действовать роли: ${roles}`}
        </li>
        {units === '' ? null : <li>{t`Без руководителя останутся: ${units}`}</li>}
        <li>
          {of.stays_parent
            ? t`Вход останется как у родителя`
            : t`Войти в систему как сотрудник будет нельзя; записи и отметки сохранятся`}
        </li>
      </ul>
    </Alert>
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
    <Modal
      opened
      onClose={onClose}
      title={t`Завершить: ${post.position}`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <FormBody of={entry}>
        <DateField
          label={t`Последний рабочий день`}
          min={post.from ?? undefined}
          data-autofocus
          {...entry.field('to')}
        />
        <div aria-live="polite">
          {isDay && preview.data ? <Consequences of={preview.data} from={addDays(to, 1)} /> : null}
        </div>
        <FormFoot action={<Trans>Завершить</Trans>} isSending={entry.isSending} onCancel={onClose}>
          {post.to === null ? null : (
            <Button variant="default" onClick={() => void reopen()}>
              <Trans>Снять окончание</Trans>
            </Button>
          )}
        </FormFoot>
      </FormBody>
    </Modal>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import {
  changeTemplate,
  copyTemplate,
  dropDraft,
  listTemplates,
  readTemplate,
  type Template,
} from '../../contract/templates.ts'

/** What can be done with a template beside writing it; putting it away can be taken back at once. */
export function TemplateActions({ template }: { template: Template }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { act } = useActions([readTemplate, listTemplates])
  const { title, version, state, shown } = template
  const params = { id: String(template.id) }
  const ask = (message: string, initial: string) =>
    dialog.prompt({ message, label: t`Название`, initial, isRequired: true, maxLength: 200 })
  const rename = async () => {
    const given = await ask(t`Как назвать шаблон`, title)
    if (given !== null) await act(changeTemplate, { params, body: { version, title: given } })
  }
  const copy = async () => {
    const given = await ask(t`Как назвать копию`, t`${title} (копия)`)
    const made = given === null ? null : await act(copyTemplate, { params, body: { title: given } })
    if (made) await navigate({ to: '/documents/templates/$id', params: { id: String(made.id) } })
  }
  const put = async (isArchived: boolean, seen: number) => {
    const changed = await act(changeTemplate, { params, body: { version: seen, is_archived: isArchived } })
    if (changed && isArchived)
      notify.undoable(t`Шаблон в архиве: новых документов по нему не составят`, {
        label: t`Вернуть`,
        act: () => void put(false, changed.version),
      })
  }
  const drop = async () => {
    const isFirst = shown.number === 1
    const agreed = await dialog.confirm({
      message: isFirst ? t`Удалить шаблон?` : t`Отказаться от черновика?`,
      description: isFirst ? t`Он ни разу не опубликован и исчезнет совсем` : t`Останется опубликованная версия`,
      ok: isFirst ? t`Удалить` : t`Отказаться`,
      isDangerous: true,
    })
    if (!agreed) return
    if (isFirst) await navigate({ to: '/documents/templates' })
    await act(dropDraft, { params })
  }
  return (
    <ActionMenu label={t`Действия с шаблоном`}>
      <Action onClick={() => void rename()}>
        <Trans>Переименовать</Trans>
      </Action>
      <Action onClick={() => void copy()}>
        <Trans>Сделать копию</Trans>
      </Action>
      {state === 'archived' ? (
        <Action onClick={() => void put(false, version)}>
          <Trans>Вернуть из архива</Trans>
        </Action>
      ) : (
        <Action onClick={() => void put(true, version)}>
          <Trans>Убрать в архив</Trans>
        </Action>
      )}
      {shown.published_at === null ? (
        <Action isDangerous onClick={() => void drop()}>
          {shown.number === 1 ? <Trans>Удалить шаблон</Trans> : <Trans>Отказаться от черновика</Trans>}
        </Action>
      ) : null}
    </ActionMenu>
  )
}

import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { objectionsOf, reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { previewTemplate } from '../../contract/preview.ts'
import { listTemplates, publishTemplate, readTemplate, saveDraft, type Template } from '../../contract/templates.ts'
import { draftOf, tooLongOf, type Errors } from './draft.ts'

/** What is objected to each text; of anything else a notice tells. */
function told(error: unknown): Errors {
  const objections = objectionsOf(error)
  if (objections.length === 0) reportAction(error)
  return Object.fromEntries(objections.map(({ loc, msg }) => [String(loc.at(-1)), msg]))
}

/** What is being written of a template, and how it is saved and published. */
export function useDraft(template: Template) {
  const { refresh } = useActions([readTemplate, listTemplates, previewTemplate])
  const [draft, setDraft] = useState(() => draftOf(template))
  const [saved, setSaved] = useState(draft)
  const [version, setVersion] = useState(template.version)
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)
  const isChanged = draft !== saved && JSON.stringify(draft) !== JSON.stringify(saved)
  const [seen, setSeen] = useState(template)
  if (template !== seen) {
    setSeen(template)
    const next = draftOf(template)
    // a new name is no reason to refuse the text; a text that somebody else has changed is one for who has typed meanwhile
    const isSameText = JSON.stringify(next) === JSON.stringify(saved)
    if (isSameText || !isChanged) setVersion(template.version)
    if (!isSameText && !isChanged) {
      setDraft(next)
      setSaved(next)
    }
  }
  const params = { id: String(template.id) }
  useKeptInput({
    name: `template ${template.id}`,
    read: () => (isChanged ? { ...draft } : null),
    restore: (typed) => setDraft((present) => ({ ...present, ...typed })),
  })
  const attempt = async (act: () => Promise<Template>, done: string) => {
    setSending(true)
    setErrors({})
    try {
      setVersion((await act()).version)
      notify.success(done)
      return true
    } catch (error) {
      setErrors(told(error))
      return false
    } finally {
      setSending(false)
    }
  }
  const save = async () => {
    const present = draft
    const tooLong = tooLongOf(present)
    setErrors(tooLong)
    if (Object.keys(tooLong).length > 0) return
    const isDone = await attempt(
      () => request(saveDraft, { params, body: { version, ...present } }),
      t`Черновик сохранён`,
    )
    if (isDone) setSaved(present)
    await refresh()
  }
  const publish = async () => {
    await attempt(
      () => request(publishTemplate, { params, body: { version } }),
      t`Шаблон опубликован: документы составят по нему`,
    )
    await refresh()
  }
  return { draft, setDraft, isChanged, errors, isSending, save: () => void save(), publish: () => void publish() }
}

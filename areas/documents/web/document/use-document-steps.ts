import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { removeDocument, restoreDocument, type Document } from '../../contract/document.ts'
import { annulDocument, renewDocument, sendDocument, submitDocument, withdrawDocument } from '../../contract/steps.ts'
import { useDocumentCalls } from '../use-document-calls.ts'

/** Takes a draft away; the notice brings it back. */
function useRemoval({ id, title, folder }: Document) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { act } = useDocumentCalls()
  const params = { id: String(id) }
  return async () => {
    if ((await act(removeDocument, { params })) === null) return
    notify.undoable(t`«${title}» убрано`, { label: t`Вернуть`, act: () => void act(restoreDocument, { params }) })
    await navigate({ to: '/documents/$slug', params: { slug: folder } })
  }
}

/** The steps of a document, each asked about where it can't be taken back. */
export function useDocumentSteps(document: Document) {
  const { id, version, kind } = document
  const { t } = useLingui()
  const navigate = useNavigate()
  const { act } = useDocumentCalls()
  const [isBusy, setBusy] = useState(false)
  const params = { id: String(id) }
  const body = { version }
  const busy = async <T>(step: () => Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await step()
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    submit: () =>
      busy(async () => {
        const moved = await act(submitDocument, { params, body })
        if (moved === null) return
        if (moved.number === null) notify.success(t`Отправлено на согласование`)
        else notify.success(t`Зарегистрирован под № ${moved.number}`)
      }),
    withdraw: () => act(withdrawDocument, { params, body }),
    send: async () => {
      const isCertificate = kind.genre === 'certificate'
      const how = await dialog.prompt({
        message: isCertificate ? t`Документ выдан?` : t`Документ отправлен?`,
        label: isCertificate ? t`Кому и как` : t`Как отправлен`,
        ok: t`Отметить`,
        isRequired: true,
        maxLength: 200,
      })
      if (how !== null) await act(sendDocument, { params, body: { ...body, how } })
    },
    renew: async () => {
      const made = await act(renewDocument, { params, body })
      if (made !== null)
        await navigate({ to: '/documents/$slug', params: { slug: 'active' }, search: { id: String(made.id) } })
    },
    annul: async () => {
      const reason = await dialog.prompt({
        message: t`Аннулировать документ?`,
        description: t`Номер останется за ним в журнале, а проверка по коду скажет, что документ не действует, и назовёт причину.`,
        label: t`Причина`,
        ok: t`Аннулировать`,
        isDangerous: true,
        isRequired: true,
        maxLength: 500,
      })
      if (reason !== null) await act(annulDocument, { params, body: { ...body, reason } })
    },
    remove: useRemoval(document),
  }
}

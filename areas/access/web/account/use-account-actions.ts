import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, reportAction } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { readAccountCard, readAccountHistory, type AccountCard } from '../../contract/account-card.ts'
import {
  changeLogin,
  endAccountSessions,
  resetPassword,
  sendRestoreLink,
  type GivenPassword,
} from '../../contract/accounts.ts'
import { unlinkProviders } from '../../contract/provider-settings.ts'
import { resetFactor } from '../../contract/second-factor.ts'
import { changeAccount } from '../../contract/sessions.ts'

const maxReasonLength = 500
const maxLoginLength = 200

/** The calls, after each of which the card and its history are read again. */
function useAccountCalls(onPassword: (given: GivenPassword) => void) {
  const client = useQueryClient()
  const settled = {
    onError: reportAction,
    onSettled: () =>
      Promise.all(
        [readAccountCard, readAccountHistory].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })),
      ),
  }
  const password = useMutation({ ...call(resetPassword), ...settled, onSuccess: onPassword })
  const rename = useMutation({ ...call(changeLogin), ...settled, onSuccess: () => notify.success(t`Логин изменён`) })
  const status = useMutation({ ...call(changeAccount), ...settled })
  const sessions = useMutation({
    ...call(endAccountSessions),
    ...settled,
    onSuccess: () => notify.success(t`Все входы завершены`),
  })
  const factor = useMutation({
    ...call(resetFactor),
    ...settled,
    onSuccess: () => notify.success(t`Вход в два шага сброшен`),
  })
  const provider = useMutation({
    ...call(unlinkProviders),
    ...settled,
    onSuccess: () => notify.success(t`Провайдер входа отвязан`),
  })
  const link = useMutation({
    ...call(sendRestoreLink),
    ...settled,
    onSuccess: () => notify.success(t`Ссылка отправлена на почту владельца`),
  })
  return { password, rename, status, sessions, factor, provider, link }
}

const askReason = () =>
  dialog.prompt({
    message: t`Заблокировать учётную запись?`,
    description: t`Все входы завершатся сразу, войти снова человек не сможет.`,
    label: t`Причина`,
    ok: t`Заблокировать`,
    isRequired: true,
    isDangerous: true,
    maxLength: maxReasonLength,
  })

/** Does what was asked about once it is agreed to. */
async function afterConsent(question: Parameters<typeof dialog.confirm>[0], act: () => void): Promise<void> {
  if (await dialog.confirm(question)) act()
}

/** What is asked before each. */
const questions = {
  password: () => ({
    message: t`Выдать новый временный пароль?`,
    description: t`Прежний пароль перестанет действовать, все входы завершатся. При первом входе человек придумает свой.`,
    ok: t`Выдать`,
  }),
  factor: () => ({
    message: t`Сбросить вход в два шага?`,
    description: t`Приложение, ключи и коды перестанут действовать, все входы завершатся. Человек узнает об этом.`,
    ok: t`Сбросить`,
    isDangerous: true,
  }),
  provider: () => ({
    message: t`Отвязать вход через провайдера?`,
    description: t`Все входы завершатся. При следующем входе через провайдера человека найдут по его почте.`,
    ok: t`Отвязать`,
    isDangerous: true,
  }),
  link: () => ({
    message: t`Отправить ссылку для нового пароля?`,
    description: t`Письмо уйдёт на почту владельца. Прежний пароль действует, пока он не выберет новый.`,
    ok: t`Отправить`,
  }),
}

/** What an administrator does with an account; each asks first and says what follows. */
export function useAccountActions({ id, login }: Pick<AccountCard, 'id' | 'login'>) {
  const [given, setGiven] = useState<GivenPassword | null>(null)
  const calls = useAccountCalls(setGiven)
  const { password, rename, status, sessions, factor, provider, link } = calls
  const params = { id: String(id) }

  const givePassword = () => afterConsent(questions.password(), () => password.mutate({ params }))
  const askLogin = async () => {
    const typed = await dialog.prompt({
      message: t`Новый логин`,
      label: t`Логин`,
      initial: login ?? '',
      ok: t`Сменить`,
      isRequired: true,
      maxLength: maxLoginLength,
    })
    if (typed !== null) rename.mutate({ params, body: { login: typed, seen: login } })
  }
  const block = async () => {
    const reason = await askReason()
    if (reason !== null) status.mutate({ params, body: { status: 'blocked', reason: reason.trim() } })
  }
  const unblock = () => status.mutate({ params, body: { status: 'active' } })
  const signOut = () =>
    afterConsent({ message: t`Завершить все входы этого человека?`, ok: t`Завершить` }, () =>
      sessions.mutate({ params }),
    )
  const dropFactor = () => afterConsent(questions.factor(), () => factor.mutate({ params }))
  const unlink = () => afterConsent(questions.provider(), () => provider.mutate({ params }))
  const sendLink = () => afterConsent(questions.link(), () => link.mutate({ params }))
  return {
    given,
    forget: () => setGiven(null),
    givePassword: () => void givePassword(),
    askLogin: () => void askLogin(),
    block: () => void block(),
    unblock,
    signOut: () => void signOut(),
    dropFactor: () => void dropFactor(),
    unlink: () => void unlink(),
    sendLink: () => void sendLink(),
    isBusy: Object.values(calls).some(({ isPending }) => isPending),
  }
}

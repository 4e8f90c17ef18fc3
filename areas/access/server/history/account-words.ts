import { languages } from '#platform/contract/language.ts'
import { msg, t } from '#platform/contract/text.ts'
import { inWords, type Audited, type SaidValue } from '#platform/server/audited.ts'
import { sayReason } from '../accounts/merged-reason.ts'

/** What is kept of an account, as people read it. */
export const accountValues: Readonly<Record<string, SaidValue>> = {
  status: inWords({ active: msg`действует`, blocked: msg`заблокирована` }),
  block_reason: (reason) => sayReason(String(reason)),
  language: inWords(languages),
  mail: inWords({ changed: msg`сменена владельцем` }),
  password: inWords({
    changed: msg`сменён владельцем`,
    restored: msg`восстановлен по ссылке из письма`,
    temporary: msg`выдан временный`,
  }),
  sessions: inWords({
    'all ended by their owner': msg`все завершены владельцем`,
    'all ended by an administrator': msg`все завершены администратором`,
  }),
  // by whom stands beside the change; the id says nothing
  impersonated_by: () => t`состоялся`,
  changes_in_name: inWords({ true: msg`включены`, false: msg`выключены` }),
}

export const sessionAudit: Audited = {
  subject: 'access.session',
  title: msg`вход`,
  titles: { ended: msg`Почему закончен` },
  fields: ['ended'],
  values: {
    ended: inWords({
      'by its owner': msg`владельцем`,
      'a used refresh token came again': msg`ключ входа использован дважды: возможно, его скопировали`,
    }),
  },
}

export const readingTitles = {
  asked: msg`нужно подтверждение`,
  confirmed: msg`подтверждено`,
  refused: msg`остановлено`,
  allowed: msg`разрешено`,
  closed: msg`закрыто`,
}

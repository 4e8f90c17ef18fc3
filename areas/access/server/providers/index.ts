import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import { auditedValues, providersSubject, settingsHandlers } from './settings.ts'
import { providerSignInHandlers } from './sign-in-with-provider.ts'
import { unlinkProvidersHandler } from './unlink.ts'

export const providerHandlers = [...providerSignInHandlers, ...settingsHandlers, unlinkProvidersHandler]

export const providerAudit = {
  subject: providersSubject,
  title: msg`провайдер входа`,
  values: { secret: inWords({ set: msg`задан` }), is_on: inWords({ true: msg`включён`, false: msg`выключен` }) },
  titles: {
    title: msg`Название`,
    issuer: msg`Адрес провайдера`,
    client_id: msg`Номер приложения`,
    secret: msg`Секрет`,
    domains: msg`Домены почты`,
    is_on: msg`Включён`,
  },
  fields: auditedValues,
}

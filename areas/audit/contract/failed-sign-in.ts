import type { failedSignInReasons } from '#areas/access/contract/tokens.ts'
import { msg, texts, type Words } from '#platform/contract/text.ts'

type Reason = (typeof failedSignInReasons)[number]
const reasonTitles: Readonly<Record<Reason, string>> = texts({
  password: msg`Неверный пароль`,
  factor: msg`Не подошёл код или ключ`,
  blocked: msg`Учётная запись заблокирована`,
  limit: msg`Слишком много попыток`,
  provider: msg`Провайдер входа не подтвердил или назвал не того`,
})

/** Why a sign-in failed, in words; `login` is null where nobody has what was typed. */
export const failureInWords = ({ reason, login }: { reason: Reason; login: string | null }): Words =>
  login === null && reason === 'password' ? msg`Неизвестный логин` : reasonTitles[reason]

import { msg, type Text } from '#platform/contract/text.ts'
import type { LetterFailure } from '../../contract/letters.ts'
import { termDays } from './queue-letters.ts'

/** Why a letter was not sent, for whoever wrote it. */
export const failureWords: Readonly<Record<LetterFailure, Text>> = {
  no_address: msg`у получателя нет адреса почты`,
  account_closed: msg`учётная запись получателя закрыта`,
  refused: msg`почта получателя не приняла письмо: такого ящика нет или он закрыт`,
  file_gone: msg`вложение удалено, без него письмо не отправлено`,
  unreachable: msg`почтовый сервер не принял письмо за ${termDays} дня`,
  restored: msg`школа восстановлена из копии, письмо могло уйти раньше`,
}
/** The same of a letter that waits for its next try. */
export const waitingWords = msg`почтовый сервер пока не отвечает, попробуем ещё`

import { notify } from '#areas/notices/server/index.ts'
import { listed, msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { factorChanged, impersonated, mailChanged, newSignIn, passwordChanged } from './notice-kinds.ts'

/** Where one sees one's sign-ins, ends them and changes the password. */
const profile = '/users/profile'
const stranger = msg`Если это не вы, завершите вход и смените пароль.`

interface From {
  device: string
  address: string | null
}
const placeOf = ({ device, address }: From): Text => {
  const name = device || msg`Неизвестное устройство`
  return address === null ? msg`${name}` : msg`${name}, адрес ${address}`
}

/** Of a sign-in on a device that the account has not signed in on before. */
export async function notifySignIn(db: Database, publish: Publish, accountId: number, from: From): Promise<void> {
  const text = msg`${placeOf(from)}. ${stranger}`
  await notify(db, publish, [{ accountId, kind: newSignIn, title: msg`Вход с нового устройства`, text, link: profile }])
}

/** That somebody acts in the account's place: who and why. */
export async function notifyImpersonated(
  db: Database,
  publish: Publish,
  accountId: number,
  { actorName, reason }: { actorName: string; reason: string },
): Promise<void> {
  const title = msg`От вашего имени вошёл(а) ${actorName}`
  const text = msg`Причина: ${reason}`
  await notify(db, publish, [{ accountId, kind: impersonated, title, text, link: profile }])
}

export async function notifyPasswordChanged(
  db: Database,
  publish: Publish,
  accountId: number,
  from: From,
): Promise<void> {
  const text = msg`${placeOf(from)}. Если пароль сменили не вы, сразу обратитесь к администратору школы.`
  await notify(db, publish, [{ accountId, kind: passwordChanged, title: msg`Пароль изменён`, text, link: profile }])
}

export async function notifyMailChanged(db: Database, publish: Publish, accountId: number, from: From): Promise<void> {
  const text = msg`${placeOf(from)}. Если почту сменили не вы, сразу обратитесь к администратору школы.`
  await notify(db, publish, [{ accountId, kind: mailChanged, title: msg`Почта изменена`, text, link: profile }])
}

/** That the second factor was changed: by its owner, or by an administrator who has reset it. */
export async function notifyFactorChanged(
  db: Database,
  publish: Publish,
  accountId: number,
  title: Text,
  from: From | null,
): Promise<void> {
  const advice = msg`Если это не вы, сразу обратитесь к администратору школы.`
  const text = from === null ? advice : listed([placeOf(from), advice], '. ')
  await notify(db, publish, [{ accountId, kind: factorChanged, title, text, link: profile }])
}

export async function notifyTemporaryPassword(db: Database, publish: Publish, accountId: number): Promise<void> {
  const text = msg`Администратор школы выдал временный пароль; прежний больше не действует.`
  await notify(db, publish, [
    { accountId, kind: passwordChanged, title: msg`Выдан временный пароль`, text, link: profile },
  ])
}

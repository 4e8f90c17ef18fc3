import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { reportAction } from '#platform/web/api/catalogue.ts'
import { request } from '#platform/web/api/request.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { listSignIns } from '../../contract/sign-ins.ts'
import { signIn } from '../../contract/tokens.ts'
import { grouped } from './sign-in-groups.ts'
import classes from './entrance.module.css'

type SignInList = Output<typeof listSignIns>

const askAgainMs = 5000

/** Null until the list is there; asked again while journals are being filled. */
function useSignIns(): SignInList | null {
  const [list, setList] = useState<SignInList | null>(null)
  useEffect(() => {
    const reading = new AbortController()
    const read = () => request(listSignIns, {}, { signal: reading.signal }).then(setList, () => undefined)
    const isOver = list !== null && list.is_complete
    const timer = isOver ? undefined : setTimeout(() => void read(), list === null ? 0 : askAgainMs)
    return () => {
      clearTimeout(timer)
      reading.abort()
    }
  }, [list])
  return list
}

/** The sign-ins of a demonstration, one click each; a school has none, and then nothing is shown. */
export function SignIns({ onSignedIn }: { onSignedIn: () => void }) {
  const list = useSignIns()
  const [isBusy, setBusy] = useState(false)
  const password = list?.password ?? null
  if (list === null || password === null || list.items.length === 0) return null
  const enter = (username: string) => {
    setBusy(true)
    request(signIn, { body: { username, password } })
      .then(onSignedIn, reportAction)
      .finally(() => setBusy(false))
  }
  return (
    <section className={classes['signIns']}>
      <p>
        <Trans>
          Это демонстрация: войдите одним нажатием. Пароль у всех один: <code>{password}</code>
        </Trans>
      </p>
      {list.is_complete ? null : (
        <p>
          <output>
            <Trans>
              Школа открыта, журналы ещё заполняются: прошлые отметки и итоги появятся сами в течение минуты.
            </Trans>
          </output>
        </p>
      )}
      {grouped(list.items).map(({ title, items }) => (
        <SignInGroup key={title.id} title={title} items={items} isBusy={isBusy} onChosen={enter} />
      ))}
    </section>
  )
}

interface GroupProps {
  title: MessageDescriptor
  items: SignInList['items']
  isBusy: boolean
  onChosen: (login: string) => void
}
function SignInGroup({ title, items, isBusy, onChosen }: GroupProps) {
  const { i18n } = useLingui()
  return (
    <div>
      <h2>{i18n._(title)}</h2>
      <div className={classes['roles']}>
        {items.map(({ login, role, name }) => (
          <button
            type="button"
            key={login}
            className={classes['role']}
            disabled={isBusy}
            onClick={() => onChosen(login)}
          >
            {role}
            <small>{name}</small>
          </button>
        ))}
      </div>
    </div>
  )
}

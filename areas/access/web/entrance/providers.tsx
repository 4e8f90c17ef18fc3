import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { sentenceOf } from '#platform/web/api/api-error.ts'
import { reportAction } from '#platform/web/api/catalogue.ts'
import { request } from '#platform/web/api/request.ts'
import { parseSearch } from '#platform/web/search-text.ts'
import { beginProviderSignIn, listSignInProviders } from '../../contract/providers.ts'
import { Note } from './entrance-form.tsx'
import { keepNext } from './kept-next.ts'
import classes from './entrance.module.css'

type Items = Output<typeof listSignInProviders>['items']

/** Empty until they have come, or where they don't: one signs in with a password then. */
function useProviders(): Items {
  const [items, setItems] = useState<Items>([])
  useEffect(() => {
    const reading = new AbortController()
    request(listSignInProviders, {}, { signal: reading.signal }).then(
      (list) => setItems(list.items),
      () => undefined,
    )
    return () => reading.abort()
  }, [])
  return items
}

/** Who else than the school can say who one is; a school that has named nobody shows nothing. */
export function Providers() {
  const items = useProviders()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (items.length === 0) return null
  const enter = async (id: number) => {
    setBusy(true)
    setProblem(null)
    try {
      const { url } = await request(beginProviderSignIn, { params: { id: String(id) } })
      keepNext(parseSearch(window.location.search)['next'])
      window.location.assign(url)
    } catch (failure) {
      const words = sentenceOf(failure)
      if (words === null) reportAction(failure)
      else setProblem(words)
      setBusy(false)
    }
  }
  return (
    <div className={classes['step']}>
      {problem === null ? null : <Note tone="bad">{problem}</Note>}
      {items.map(({ id, title }) => (
        <button
          type="button"
          key={id}
          className={classes['plain']}
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void enter(id)}
        >
          <Trans>Войти через {title}</Trans>
        </button>
      ))}
    </div>
  )
}

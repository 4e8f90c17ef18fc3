import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from '#platform/web/redirect.tsx'
import { useSession } from '#platform/web/api/index.ts'
import { Answer, LinkAnchor, Text, Title, useTitle } from '#platform/web/ui/index.ts'
import { ModeHint } from '../mode-hint.tsx'
import { ModeBanner } from '../words.tsx'
import { MemoParts } from './memo-parts.tsx'
import { memoQuery } from './offline/memo.ts'
import type { Memo } from './offline/device.ts'
import { SosReportForm } from './sos-report-form.tsx'
import { useAlarm } from './use-alarm.ts'
import classes from './sos.module.css'

/**
 * `/evacuation/sos` for whoever comes from within the program, and where the server does not answer: who opens the address
 * gets the page that the server writes.
 */
export function SosPage() {
  const { t } = useLingui()
  const memo = useQuery(memoQuery)
  const session = useSession()
  const isSignedIn = session !== null
  useAlarm()
  useTitle(t`Что делать при эвакуации`)
  return (
    <main className={classes['page']}>
      <Answer of={memo}>
        {(read) =>
          // the guard of those inside (§2): theirs is `/sos`, and this page only while an evacuation goes on; families have
          // this one only
          session?.client === 0 && read.memo.evacuation === null && !read.isKept ? (
            <Redirect to="/" />
          ) : (
            <Sos {...read} />
          )
        }
      </Answer>
      <LinkAnchor to={isSignedIn ? '/' : '/login'} reloadDocument={!isSignedIn}>
        {isSignedIn ? <Trans>Вернуться в школу</Trans> : <Trans>Войти в школу</Trans>}
      </LinkAnchor>
    </main>
  )
}

function Sos({ memo, isKept }: { memo: Memo; isKept: boolean }) {
  const { evacuation } = memo
  const hasEnded = useHasEnded(evacuation !== null)
  return (
    <>
      {evacuation === null ? null : (
        <div role="alert">
          <ModeBanner of={evacuation} />
          <ModeHint mode={evacuation.mode} />
        </div>
      )}
      <div>
        <Title order={1} size="h3">
          <Trans>Что делать при эвакуации</Trans>
        </Title>
        <Text>{memo.school}</Text>
      </div>
      {hasEnded ? (
        <output className={classes['status']}>
          <Trans>Тревога окончена. Слушайте, что скажет учитель.</Trans>
        </output>
      ) : null}
      {isKept ? (
        <output className={classes['status']}>
          <Trans>Связи нет. Показано то, что было сохранено на этом устройстве.</Trans>
        </output>
      ) : null}
      <SosReportForm contacts={memo.contacts} />
      <MemoParts memo={memo} />
    </>
  )
}

/** Whether an evacuation was seen here, and is over. */
function useHasEnded(isRunning: boolean): boolean {
  const [wasRunning, setWasRunning] = useState(isRunning)
  if (isRunning && !wasRunning) setWasRunning(true)
  return wasRunning && !isRunning
}

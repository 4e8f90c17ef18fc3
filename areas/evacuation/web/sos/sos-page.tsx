import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
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

/** `/evacuation/sos`: what to do, for everybody, with or without a session, with or without a network. */
export function SosPage() {
  const { t } = useLingui()
  const memo = useQuery(memoQuery)
  const isSignedIn = useSession() !== null
  useAlarm()
  useTitle(t`Что делать при эвакуации`)
  return (
    <main className={classes['page']}>
      <Answer of={memo}>
        {(read) =>
          // the guard of those inside (§2): theirs is `/sos`, and this page only while an evacuation goes on
          isSignedIn && read.memo.evacuation === null && !read.isKept ? <Navigate to="/" replace /> : <Sos {...read} />
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
  // by their keys: what is typed stays as the form changes its place
  const parts = [<MemoParts key="memo" memo={memo} />, <SosReportForm key="say" contacts={memo.contacts} />]
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
      {evacuation === null ? parts : parts.toReversed()}
    </>
  )
}

/** Whether an evacuation was seen here, and is over. */
function useHasEnded(isRunning: boolean): boolean {
  const [wasRunning, setWasRunning] = useState(isRunning)
  if (isRunning && !wasRunning) setWasRunning(true)
  return wasRunning && !isRunning
}

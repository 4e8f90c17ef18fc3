import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck } from '#platform/web/icons/index.ts'
import { useEffect, useRef, useState } from 'react'
import { useOwnPerson } from '#areas/people/web/index.ts'
import { useSession, uuid } from '#platform/web/api/index.ts'
import { useStore } from '#platform/web/store.ts'
import { Panel, Stack, Text, TextInput, Title } from '#platform/web/ui/index.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { sosStateTitles, type SosState } from '../../rules/words.ts'
import type { Memo } from './offline/device.ts'
import { recallReport, submitReport, sendReports, reportState } from './offline/own-report.ts'
import { SosReportStatus } from './sos-report-status.tsx'
import classes from './sos.module.css'

const signs = { safe: IconCheck, help: IconAlertTriangle } as const

/** «Я в безопасности», «Нужна помощь»: said once, sent as soon as it can be. */
export function SosReportForm({ contacts }: Pick<Memo, 'contacts'>) {
  const { t } = useLingui()
  const session = useSession()
  const own = useOwnPerson()
  const [typed, setTyped] = useState({ name: '', place: '', phone: '' })
  useKeptInput({
    name: 'report of oneself',
    read: () => (Object.values(typed).some((value) => value !== '') ? typed : null),
    restore: (former) => setTyped((fresh) => ({ ...fresh, ...former })),
  })
  const [isNameless, setNameless] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const state = useStore(reportState)
  useSendingAgain(session?.accountId ?? null)
  const name = own?.full_name ?? typed.name.trim()
  const field = (key: keyof typeof typed) => ({
    size: 'md' as const,
    value: typed[key],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [key]: value })),
  })
  const report = (what: SosState) => {
    // who needs help is not kept waiting for a name
    const isNameMissing = what === 'safe' && name === ''
    setNameless(isNameMissing)
    if (isNameMissing) return nameInput.current?.focus()
    void submitReport({
      client_id: uuid(),
      account_id: session?.accountId ?? null,
      state: what,
      name,
      place: typed.place.trim(),
      phone: typed.phone.trim(),
    })
    return undefined
  }
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Сообщите о себе</Trans>
        </Title>
        <div className={classes['answers']}>
          {(['help', 'safe'] as const).map((what) => {
            const Sign = signs[what]
            return (
              <button
                key={what}
                type="button"
                className={classes['answer']}
                data-state={what}
                onClick={() => report(what)}
              >
                <Sign size={28} stroke={2.2} aria-hidden />
                {sosStateTitles[what]}
              </button>
            )
          })}
        </div>
        <div aria-live="polite">{state === null ? null : <SosReportStatus state={state} contacts={contacts} />}</div>
        <Text>
          <Trans>Если можете, напишите, кто вы и где вы:</Trans>
        </Text>
        {session !== null && own !== null ? (
          <Text fw={600}>{own.full_name}</Text>
        ) : (
          <TextInput
            ref={nameInput}
            label={t`Имя и класс`}
            maxLength={150}
            autoComplete="name"
            {...field('name')}
            error={isNameless && name === '' ? t`Напишите, как вас зовут` : null}
          />
        )}
        <TextInput
          label={t`Где вы`}
          placeholder={t`Кабинет, этаж, двор`}
          maxLength={200}
          autoComplete="off"
          {...field('place')}
        />
        <TextInput label={t`Телефон для связи`} type="tel" maxLength={30} autoComplete="tel" {...field('phone')} />
      </Stack>
    </Panel>
  )
}

/** What an earlier visit has left, and what the network comes back for. */
function useSendingAgain(accountId: number | null): void {
  useEffect(() => recallReport(accountId), [accountId])
  useEffect(() => {
    const again = () => void sendReports()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { query, sentenceOf } from '#platform/web/api/index.ts'
import { FormLine } from '#platform/web/form/index.ts'
import { Alert, Loading, Panel, Stack, Text, TextInput, Title, useUrlState } from '#platform/web/ui/index.ts'
import { verifyDocument } from '../../contract/verification.ts'
import { Verdict } from './verdict.tsx'
import classes from './document.module.css'

const Address = z.object({ code: z.optional(z.string()) })

/** `/document`: whether a paper is genuine, by the code that stands on it. For everybody who holds one. */
export function DocumentPage() {
  const { t } = useLingui()
  const [{ code = '' }, change] = useUrlState(Address)
  const [typed, setTyped] = useState(code)
  const document = useQuery({
    ...query(verifyDocument, { query: { code } }),
    enabled: code !== '',
    retry: false,
    gcTime: 0,
  })
  const check = (event: FormEvent) => {
    event.preventDefault()
    const requested = typed.trim()
    if (requested === code && requested !== '') void document.refetch()
    else change({ code: requested })
  }
  return (
    <main className={classes['page']}>
      <meta name="robots" content="noindex, nofollow" />
      <Stack gap="md">
        <div>
          <Title order={1} size="h3">
            <Trans>Проверка документа</Trans>
          </Title>
          <Text c="dimmed">
            <Trans>Введите код, напечатанный на документе под QR-кодом.</Trans>
          </Text>
        </div>
        <form onSubmit={check}>
          <FormLine
            isMain
            action={<Trans>Проверить</Trans>}
            isSending={document.isFetching}
            isDisabled={typed.trim() === ''}
          >
            <TextInput
              className={classes['code'] ?? ''}
              label={t`Код документа`}
              placeholder="XXXX-XXXX-XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </FormLine>
        </form>
        <div aria-live="polite">
          {code === '' ? null : document.data !== undefined ? (
            <Verdict document={document.data} />
          ) : document.isError ? (
            <Alert color="red" title={t`Подлинность не подтверждена`}>
              {sentenceOf(document.error) ?? t`Произошла ошибка, повторите позже`}
            </Alert>
          ) : (
            <Panel>
              <Loading lines={6} />
            </Panel>
          )}
        </div>
      </Stack>
    </main>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Answer, Checkbox, Empty, Panel, Stack, TextInput } from '#platform/web/ui/index.ts'
import { createAccount, suggestLogin, type GivenPassword } from '../../contract/accounts.ts'
import { GivenPasswordDialog } from './given-password-dialog.tsx'

/** «Доступ» of a person without an account: one is made, and its first password shown. */
export function NewAccount({ personId }: { personId: number }) {
  const mayCreate = useAllowed(createAccount)
  return (
    <Panel>
      <Stack gap="sm">
        <Empty
          title={<Trans>Учётной записи нет</Trans>}
          hint={<Trans>Войти в школу этот человек пока не может</Trans>}
        />
        {mayCreate ? <Suggested personId={personId} /> : null}
      </Stack>
    </Panel>
  )
}

function Suggested({ personId }: { personId: number }) {
  const suggestion = useQuery({ ...query(suggestLogin, { query: { person_id: String(personId) } }), gcTime: 0 })
  return <Answer of={suggestion}>{(suggested) => <Form personId={personId} {...suggested} />}</Answer>
}

interface FormProps {
  personId: number
  login: string
  /** Those that go with the person's kinds. */
  roles: { id: number; title: string }[]
}
function Form({ personId, login, roles }: FormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [given, setGiven] = useState<GivenPassword | null>(null)
  const form = useEndpointForm(createAccount, {
    initialValues: { person_id: personId, login, role_ids: roles.map(({ id }) => id) },
    onDone: setGiven,
  })
  const close = () => {
    setGiven(null)
    // the card, the lists and this tab show the account from now on
    void client.invalidateQueries()
  }
  return (
    <>
      <FormBody of={form}>
        <TextInput
          maw={420}
          label={t`Логин`}
          description={t`Почта, телефон и ИИН из карточки тоже откроют вход`}
          maxLength={200}
          autoComplete="off"
          {...form.field('login')}
        />
        {roles.length > 0 ? (
          <Checkbox.Group
            label={t`Сразу выдать роли`}
            value={form.form.values.role_ids.map(String)}
            onChange={(chosen) => form.form.setFieldValue('role_ids', chosen.map(Number))}
          >
            <Stack gap="xs" mt="xs">
              {roles.map(({ id, title }) => (
                <Checkbox key={id} value={String(id)} label={title} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : null}
        <FormFoot isOnPage action={<Trans>Завести учётную запись</Trans>} isSending={form.isSending} />
      </FormBody>
      <GivenPasswordDialog given={given} onClose={close} />
    </>
  )
}

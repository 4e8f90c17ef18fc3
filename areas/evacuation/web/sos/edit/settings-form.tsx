import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError, request } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { NumberInput, Panel, Stack } from '#platform/web/ui/index.ts'
import { changeSettings, readSettings, type Settings } from '../../../contract/settings.ts'
import { Clash } from './clash.tsx'
import { ContactRows } from './contact-rows.tsx'
import { DutyField } from './duty-field.tsx'
import { SettingsSchema, bodyOf, valuesOf } from './settings-values.ts'
import { StepsField } from './steps-field.tsx'
import { useDifferences } from './use-differences.ts'
import { useMemoActions } from './use-memo-actions.ts'

/** The memo's texts, phones, control time and those on duty, in one form. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const { refresh } = useMemoActions()
  const differencesOf = useDifferences()
  const [base, setBase] = useState(settings)
  const [present, setPresent] = useState<Settings | null>(null)
  const entry = useEndpointForm(changeSettings, {
    initialValues: valuesOf(settings),
    schema: SettingsSchema,
    rules: {
      contacts: (rows) =>
        rows.every(({ title, phone }) => title.trim() !== '' && phone.trim() !== '') ||
        t`Заполните название и номер в каждой строке или уберите её`,
    },
    input: (values) => ({ body: bodyOf(values, (present ?? base).version) }),
    onDone: async (saved) => {
      take(saved)
      notify.success(t`Сохранено`)
      await refresh()
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void request(readSettings).then(setPresent, () => undefined)
    },
  })
  const { form } = entry
  const take = (saved: Settings) => {
    setBase(saved)
    setPresent(null)
    form.setValues(valuesOf(saved))
  }
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(valuesOf(base))
  return (
    <FormBody of={entry}>
      <Stack gap="md">
        <Panel>
          <StepsField texts={form.values.texts} onChange={(texts) => form.setFieldValue('texts', texts)} />
        </Panel>
        <Panel>
          <ContactRows
            rows={form.values.contacts}
            error={form.errors['contacts']}
            onChange={(rows) => form.setFieldValue('contacts', rows)}
          />
        </Panel>
        <Panel>
          <Stack gap="md">
            <NumberInput
              label={t`Контрольное время, секунд`}
              description={t`За сколько должны собраться все; с ним сравнивает отчёт`}
              min={30}
              max={7200}
              step={30}
              allowDecimal={false}
              maw={320}
              {...entry.field('control_seconds')}
            />
            <NumberInput
              label={t`Повторы одного сообщения SOS, минут`}
              description={t`Столько после последнего нажатия те же слова одного человека остаются одним сообщением`}
              min={1}
              max={120}
              allowDecimal={false}
              maw={320}
              {...entry.field('sos_minutes')}
            />
            <DutyField people={form.values.duty} onChange={(people) => form.setFieldValue('duty', people)} />
          </Stack>
        </Panel>
        {present === null ? null : (
          <Clash
            differences={differencesOf(valuesOf(present), form.values)}
            onMine={() => entry.submit()}
            onTheirs={() => take(present)}
          />
        )}
        <FormFoot
          isOnPage
          isSending={entry.isSending}
          isDisabled={!isChanged}
          cancel={<Trans>Вернуть как было</Trans>}
          isCancelDisabled={!isChanged}
          onCancel={() => form.setValues(valuesOf(base))}
        />
      </Stack>
    </FormBody>
  )
}

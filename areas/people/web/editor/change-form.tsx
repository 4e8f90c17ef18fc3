import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, reportAction, request } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Alert } from '#platform/web/ui/index.ts'
import { changePerson, openRecord, type PersonRecord } from '../../contract/record.ts'
import { ConflictAlert } from './conflict-alert.tsx'
import { FormSections } from './form-sections.tsx'
import { keptDraft } from './kept-draft.ts'
import { bodyOf, personRules, valuesOf } from './person-values.ts'
import { PersonSchema } from './person-schema.ts'
import { ownOf, useEditorTabs } from './use-editor-tabs.ts'
import { useUnsaved } from './use-unsaved.ts'
import { recordKey, useRefreshPerson } from './use-record.ts'

/** The record of somebody in the school: one form, saved over the version that was read. */
export function ChangeForm({ record }: { record: PersonRecord }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const refresh = useRefreshPerson()
  const of = String(record.id)
  const params = { id: of }
  const [kept] = useState(() => keptDraft.read(of))
  const [version, setVersion] = useState(kept?.version ?? record.version)
  // what stands in the school, where somebody else has written it meanwhile
  const [present, setPresent] = useState<PersonRecord | null>(kept && kept.version !== record.version ? record : null)
  const before = valuesOf(record)
  const tabsOf = useEditorTabs(record)
  const store = async (saved: PersonRecord) => {
    keptDraft.write(of, null)
    client.setQueryData(recordKey(record.id), saved)
    await refresh()
  }
  const undo = (saved: PersonRecord) =>
    request(changePerson, { params, body: { version: saved.version, ...bodyOf(before) } })
      .then(store)
      .catch(reportAction)
  const entry = useEndpointForm(changePerson, {
    initialValues: kept ? { ...before, ...kept.values } : before,
    schema: PersonSchema,
    // as it keeps what is typed by itself
    isKept: false,
    rules: personRules,
    input: (values) => ({ params, body: { version, ...bodyOf(values), own: ownOf(values, tabsOf(values.kinds)) } }),
    onDone: async (saved) => {
      await store(saved)
      if (saved.version === version) notify.info(t`Изменений нет`)
      else notify.undoable(t`Сохранено`, { label: t`Отменить`, act: () => void undo(saved) })
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 409)
        request(openRecord, { params }).then(setPresent).catch(reportAction)
    },
  })
  const { values } = entry.form
  const isChanged = JSON.stringify(values) !== JSON.stringify(before)
  useUnsaved({ of, draft: isChanged ? { version, values } : null, save: () => entry.submit() })
  return (
    <FormBody of={entry}>
      {kept && !present && isChanged ? (
        <Alert color="blue" variant="light">
          <Trans>Здесь то, что вы ввели раньше и не сохранили</Trans>
        </Alert>
      ) : null}
      {present ? (
        <ConflictAlert
          present={present}
          own={values}
          onTake={() => void store(present)}
          onKeep={() => {
            setVersion(present.version)
            setPresent(null)
          }}
        />
      ) : null}
      <FormSections form={entry.form} record={record} tabs={tabsOf(values.kinds)} />
      <FormFoot
        isOnPage
        isSending={entry.isSending}
        cancel={<Trans>Вернуть как было</Trans>}
        isCancelDisabled={!isChanged}
        onCancel={() => entry.form.setValues(before)}
      />
    </FormBody>
  )
}

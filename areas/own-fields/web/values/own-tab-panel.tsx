import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { FileLink } from '#areas/media/web/index.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Button, Empty, FactList, LinkAnchor, Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import * as z from 'zod/mini'
import {
  readOwnFile,
  readOwnTabs,
  saveOwnValues,
  type OwnTab,
  type OwnValue,
  type ValuedField,
} from '../../contract/own-fields.ts'
import { OwnFieldInput } from './own-field-input.tsx'
import type { PersonInput } from './person-input.ts'

interface Props {
  personId: number
  version: number
  tab: OwnTab
  personInput: PersonInput
  /** After it has been written, beside what the tab itself shows. */
  onSaved: () => Promise<void>
}

/** A tab of own fields on the card: read, and by who may written in place. */
export function OwnTabPanel(props: Props) {
  const { personId, version, tab } = props
  const [isEdited, setEdited] = useState(false)
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={tab.title}>
          {tab.may_write && !isEdited ? (
            <Button variant="default" size="xs" onClick={() => setEdited(true)}>
              <Trans>Изменить</Trans>
            </Button>
          ) : null}
        </PanelHead>
        {isEdited ? (
          <OwnTabForm key={version} {...props} onClose={() => setEdited(false)} />
        ) : (
          <OwnFacts personId={personId} fields={tab.fields} />
        )}
      </Stack>
    </Panel>
  )
}

function OwnFacts({ personId, fields }: { personId: number; fields: readonly ValuedField[] }) {
  if (fields.every(({ value }) => value === null)) return <Empty title={<Trans>Здесь пока ничего не записано</Trans>} />
  return (
    <FactList
      facts={fields.map((field) => ({ title: field.title, value: <OwnValueText personId={personId} field={field} /> }))}
    />
  )
}

function OwnValueText({
  personId,
  field: { id, type, value, display, file },
}: {
  personId: number
  field: ValuedField
}) {
  const { t } = useLingui()
  if (value === null) return '—'
  if (type === 'yes_no') return value === true ? t`Да` : t`Нет`
  if (type === 'date') return displayDate(String(value))
  if (file !== null) {
    const params = { id: String(personId), field_id: String(id) }
    return <FileLink file={file} read={() => request(readOwnFile, { params })} />
  }
  if (type === 'person')
    return (
      <LinkAnchor to="/users/$id" params={{ id: String(value) }}>
        {display}
      </LinkAnchor>
    )
  return <span style={{ whiteSpace: 'pre-line' }}>{display ?? String(value)}</span>
}

interface FormValues {
  own: Record<string, OwnValue>
}
const nameOf = ({ id }: { id: number }) => `f${id}`

function OwnTabForm({ personId, version, tab, personInput, onSaved, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => Promise.all([client.invalidateQueries({ queryKey: keyOf(readOwnTabs) }), onSaved()])
  const entry = useEndpointForm(saveOwnValues, {
    initialValues: { own: Object.fromEntries(tab.fields.map((field) => [nameOf(field), field.value])) } as FormValues,
    schema: z.looseObject({}),
    input: ({ own }) => ({
      params: { id: String(personId) },
      body: {
        version,
        own: tab.fields.map((field) => ({ field_id: field.id, value: own[nameOf(field)] ?? null })),
      },
    }),
    onDone: async () => {
      await refresh()
      onClose()
    },
  })
  return (
    <FormBody of={entry}>
      {tab.fields.map((field) => (
        <OwnFieldInput
          key={field.id}
          field={field}
          value={entry.form.values.own[nameOf(field)] ?? null}
          error={entry.form.errors[`own.${nameOf(field)}`]}
          personInput={personInput}
          onChange={(value) => entry.form.setFieldValue(`own.${nameOf(field)}`, value)}
        />
      ))}
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}

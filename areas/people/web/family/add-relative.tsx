import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { reportAction, request } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import { addRelative, removeRelative } from '../../contract/family.ts'
import { PersonPicker } from '../person-picker.tsx'
import { KnownOrNew } from './known-or-new.tsx'
import { TieFields, tieBody, tieOf } from './tie-fields.tsx'
import { useRefreshFamily } from './use-refresh-family.ts'

interface Props {
  childId: number
  onClose: () => void
}

/** A parent or somebody else near a child: out of the school's people, or new. */
export function AddRelativeForm({ childId, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshFamily()
  const [isNew, setNew] = useState(false)
  const [personId, setPersonId] = useState<number | null>(null)
  const entry = useEndpointForm(addRelative, {
    initialValues: {
      ...tieOf(null),
      person_id: null as number | null,
      person: { surname: '', name: '', patronymic: '', phone: '', email: '' },
    },
    schema: z.looseObject({}),
    input: (values) => ({
      params: { id: String(childId) },
      body: {
        ...tieBody(values),
        person_id: isNew ? null : personId,
        person: isNew
          ? {
              surname: values.person.surname,
              name: values.person.name,
              patronymic: textOrNull(values.person.patronymic),
              phone: textOrNull(values.person.phone),
              email: textOrNull(values.person.email),
            }
          : null,
      },
    }),
    onDone: async (tie) => {
      await refresh()
      onClose()
      const undo = () => request(removeRelative, { params: { id: String(tie.id) }, body: { version: tie.version } })
      notify.undoable(t`Родство записано`, {
        label: t`Отменить`,
        act: () => void undo().then(refresh).catch(reportAction),
      })
    },
  })
  const part = (name: string) => entry.form.getInputProps(`person.${name}`)
  return (
    <FormBody of={entry}>
      <KnownOrNew isNew={isNew} onChange={setNew} />
      {isNew ? (
        <>
          <TextInput label={t`Фамилия`} maxLength={100} {...part('surname')} />
          <TextInput label={t`Имя`} maxLength={100} {...part('name')} />
          <TextInput label={t`Отчество`} maxLength={100} {...part('patronymic')} />
          <TextInput label={t`Телефон`} type="tel" {...part('phone')} />
          <TextInput label={t`Почта`} type="email" {...part('email')} />
        </>
      ) : (
        <PersonPicker
          label={t`Человек`}
          value={personId}
          error={entry.form.errors['person_id']}
          onChange={(id) => {
            setPersonId(id)
            entry.form.clearFieldError('person_id')
          }}
        />
      )}
      <TieFields of={entry} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { personKinds } from '#platform/contract/enumerations.ts'
import { reportAction, request, useAllowed } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import { addChild, removeRelative } from '../../contract/family.ts'
import { createPerson, type PersonCard } from '../../contract/people.ts'
import { removePerson } from '../../contract/record.ts'
import { PersonPicker } from '../person-picker.tsx'
import { KnownOrNew } from './known-or-new.tsx'
import { TieFields, tieBody, tieOf } from './tie-fields.tsx'
import { useRefreshFamily } from './use-refresh-family.ts'

interface Props {
  adult: PersonCard
  onClose: () => void
}
const blank = { surname: '', name: '', patronymic: '', iin: '', birth_date: '' }

/** A child of an adult: a student of the school, or a new one. */
export function AddChildForm({ adult, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshFamily()
  const mayMake = useAllowed(createPerson)
  const [isNew, setNew] = useState(false)
  const [childId, setChildId] = useState<number | null>(null)
  const entry = useEndpointForm(addChild, {
    initialValues: {
      ...tieOf(null),
      kind: adult.sex === 'male' ? ('father' as const) : ('mother' as const),
      child_id: null as number | null,
      child: { ...blank, surname: adult.surname },
    },
    schema: z.looseObject({}),
    input: (values) => {
      const { surname, name, patronymic, iin, birth_date } = values.child
      const written = { patronymic: textOrNull(patronymic), iin: textOrNull(iin), birth_date: textOrNull(birth_date) }
      return {
        params: { id: String(adult.id) },
        body: {
          ...tieBody(values),
          child_id: isNew ? null : childId,
          child: isNew ? { surname, name, ...written } : null,
        },
      }
    },
    onDone: async (tie) => {
      await refresh()
      onClose()
      const undo = async () => {
        await request(removeRelative, { params: { id: String(tie.id) }, body: { version: tie.version } })
        if (isNew) await request(removePerson, { params: { id: String(tie.child_id) } })
        await refresh()
      }
      notify.undoable(t`Ребёнок записан`, { label: t`Отменить`, act: () => void undo().catch(reportAction) })
    },
  })
  const part = (name: keyof typeof blank) => entry.form.getInputProps(`child.${name}`)
  return (
    <FormBody of={entry}>
      {mayMake ? <KnownOrNew isNew={isNew} onChange={setNew} /> : null}
      {isNew ? (
        <>
          <TextInput label={t`Фамилия`} maxLength={100} {...part('surname')} />
          <TextInput label={t`Имя`} maxLength={100} {...part('name')} />
          <TextInput label={t`Отчество`} maxLength={100} {...part('patronymic')} />
          <TextInput label={t`ИИН`} inputMode="numeric" maxLength={12} {...part('iin')} />
          <DateField label={t`Дата рождения`} {...part('birth_date')} />
        </>
      ) : (
        <PersonPicker
          label={t`Учащийся`}
          kind={personKinds.student.slug}
          value={childId}
          error={entry.form.errors['child_id']}
          onChange={(id) => {
            setChildId(id)
            entry.form.clearFieldError('child_id')
          }}
        />
      )}
      <TieFields of={entry} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}

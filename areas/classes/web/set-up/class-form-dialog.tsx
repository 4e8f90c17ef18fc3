import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { FormDialog, FormFoot, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import { classLanguages } from '../../contract/class-shapes.ts'
import { classFields, type ClassOfYear } from '../../contract/class-shapes.ts'
import { changeClassFacts } from '../../contract/classes.ts'
import { ClassFields } from './class-fields.tsx'
import { useClassActions } from './use-class-actions.ts'

const Values = z.looseObject({ letter: classFields.letter, profile: classFields.profile })

/** A class that stands is changed. */
export function ClassFormDialog({ of: one, onClose }: { of: ClassOfYear; onClose: () => void }) {
  const { t } = useLingui()
  const { act, refresh } = useClassActions()
  const params = { id: String(one.id) }
  const former = {
    letter: one.letter,
    language: one.language,
    shift: one.shift,
    profile: one.profile,
    home_room_id: one.home_room?.id ?? null,
    capacity: one.capacity,
  }
  const entry = useEndpointForm(changeClassFacts, {
    initialValues: {
      ...former,
      language: one.language as string,
      shift: String(one.shift),
      home_room_id: one.home_room ? String(one.home_room.id) : null,
      capacity: one.capacity ?? ('' as number | string),
    },
    schema: Values,
    input: ({ letter, language, shift, profile, home_room_id, capacity }) => ({
      params,
      body: {
        version: one.version,
        letter,
        language: classLanguages.find((known) => known === language) ?? one.language,
        shift: Number(shift),
        profile,
        home_room_id: numberOrNull(home_room_id),
        capacity: numberOrNull(capacity),
      },
    }),
    onDone: async ({ title, version }) => {
      onClose()
      await refresh()
      const back = () => act(changeClassFacts, { params, body: { version, ...former } })
      notify.undoable(t`${title}: изменено`, { label: t`Отменить`, act: () => void back() })
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Изменить ${one.title}`}>
      <TextInput
        label={t`Литера`}
        description={t`С новой литерой переименуются и группы только этого класса`}
        maxLength={10}
        data-autofocus
        {...entry.field('letter')}
      />
      <ClassFields field={entry.field} room={one.home_room} />
      <FormFoot action={<Trans>Сохранить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

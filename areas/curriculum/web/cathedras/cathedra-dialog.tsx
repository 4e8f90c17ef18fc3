import { useLingui } from '@lingui/react/macro'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import * as z from 'zod/mini'
import { changeCathedra, createCathedra, type Cathedra } from '../../contract/cathedras.ts'
import { useCathedraActions } from './use-cathedra-actions.ts'

interface Props {
  /** Null: a new one. */
  cathedra: Pick<Cathedra, 'id' | 'title' | 'version'> | null
  onClose: () => void
  /** With the id of the new one. */
  onMade?: (id: number) => void
}
const Values = z.looseObject({ title: createCathedra.body.shape.title })

/** What a department is called. */
export function CathedraDialog({ cathedra, onClose, onMade }: Props) {
  const { t } = useLingui()
  const { refresh } = useCathedraActions()
  const entry = useEndpointForm<typeof createCathedra | typeof changeCathedra, { title: string }>(
    cathedra ? changeCathedra : createCathedra,
    {
      initialValues: { title: cathedra?.title ?? '' },
      schema: Values,
      input: ({ title }) =>
        cathedra
          ? { params: { id: String(cathedra.id) }, body: { version: cathedra.version, title } }
          : { body: { title } },
      onDone: async ({ id }) => {
        onClose()
        await refresh()
        if (!cathedra) onMade?.(id)
      },
      onFailed: () => void refresh(),
    },
  )
  return (
    <FormDialog of={entry} onClose={onClose} title={cathedra ? t`Переименовать кафедру` : t`Новая кафедра`}>
      <TextInput label={t`Название`} maxLength={150} data-autofocus {...entry.field('title')} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}

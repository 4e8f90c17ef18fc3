import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { keyOf } from '#platform/contract/endpoint.ts'
import { FormBody, useEndpointForm, type EndpointForm } from '#platform/web/form/index.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Checkbox, Group, Modal, SegmentedControl, Select, TextInput } from '#platform/web/ui/index.ts'
import { addRelative, changeRelative, kinshipKinds, removeRelative } from '../../contract/family.ts'
import { readPersonCard, type Relative } from '../../contract/people.ts'
import { PersonPicker } from '../own-fields/person-picker.tsx'
import { useKinshipTitles } from './use-kinship-titles.ts'

interface Props {
  childId: number
  /** Without one, somebody is added. */
  relative: Relative | null
  onClose: () => void
}
const orNull = (given: string) => (given.trim() === '' ? null : given)
const tieOf = (relative: Relative | null) => ({
  kind: relative?.kind ?? ('mother' as Relative['kind']),
  is_legal_representative: relative?.is_legal_representative ?? true,
  may_pick_up: relative?.may_pick_up ?? true,
  from: relative?.from ?? '',
  until: relative?.until ?? '',
})
type TieValues = ReturnType<typeof tieOf>
const tieBody = ({ kind, is_legal_representative, may_pick_up, from, until }: TieValues) => ({
  kind,
  is_legal_representative,
  may_pick_up,
  from: orNull(from),
  until: orNull(until),
})
const Loose = z.looseObject({})

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(readPersonCard) })
}

/** Who somebody is to a child and what they may: added, changed, or taken away where it was a mistake. */
export function RelativeWindow(props: Props) {
  const { t } = useLingui()
  const { relative, onClose } = props
  return (
    <Modal
      opened
      onClose={onClose}
      title={relative ? relative.full_name : t`Родитель или близкий`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {relative ? <ChangeForm {...props} relative={relative} /> : <AddForm {...props} />}
    </Modal>
  )
}

function AddForm({ childId, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefresh()
  const [isNew, setNew] = useState(false)
  const [personId, setPersonId] = useState<number | null>(null)
  const entry = useEndpointForm(addRelative, {
    initialValues: {
      ...tieOf(null),
      person_id: null as number | null,
      person: { surname: '', name: '', patronymic: '', phone: '', email: '' },
    },
    schema: Loose,
    input: (values) => ({
      params: { id: String(childId) },
      body: {
        ...tieBody(values),
        person_id: isNew ? null : personId,
        person: isNew
          ? {
              surname: values.person.surname,
              name: values.person.name,
              patronymic: orNull(values.person.patronymic),
              phone: orNull(values.person.phone),
              email: orNull(values.person.email),
            }
          : null,
      },
    }),
    onDone: async () => {
      await refresh()
      onClose()
    },
  })
  const part = (name: string) => entry.form.getInputProps(`person.${name}`)
  return (
    <FormBody of={entry}>
      <SegmentedControl
        fullWidth
        aria-label={t`Кого добавить`}
        data={[
          { value: 'known', label: t`Есть в школе` },
          { value: 'new', label: t`Новый человек` },
        ]}
        value={isNew ? 'new' : 'known'}
        onChange={(chosen) => setNew(chosen === 'new')}
      />
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
      <Footer isSending={entry.isSending} onClose={onClose} />
    </FormBody>
  )
}

function ChangeForm({ childId, relative, onClose }: Props & { relative: Relative }) {
  const { t } = useLingui()
  const refresh = useRefresh()
  const params = { id: String(relative.tie_id) }
  const entry = useEndpointForm(changeRelative, {
    initialValues: tieOf(relative),
    schema: Loose,
    input: (values) => ({ params, body: { version: relative.version, ...tieBody(values) } }),
    onDone: async () => {
      await refresh()
      onClose()
    },
    onFailed: () => void refresh(),
  })
  const restore = () =>
    request(addRelative, {
      params: { id: String(childId) },
      body: { person_id: relative.id, person: null, ...tieBody(tieOf(relative)) },
    })
      .then(refresh)
      .catch(reportAction)
  const remove = () =>
    request(removeRelative, { params, body: { version: relative.version } })
      .then(async () => {
        await refresh()
        onClose()
        notify.undoable(t`Родство убрано: ${relative.full_name}`, { label: t`Вернуть`, act: () => void restore() })
      })
      .catch(reportAction)
  return (
    <FormBody of={entry}>
      <TieFields of={entry} />
      <Group>
        <Button variant="subtle" color="red" onClick={() => void remove()}>
          <Trans>Убрать: записано по ошибке</Trans>
        </Button>
      </Group>
      <Footer isSending={entry.isSending} onClose={onClose} />
    </FormBody>
  )
}

function TieFields<V extends TieValues>({ of: { form } }: { of: EndpointForm<V> }) {
  const { t } = useLingui()
  const titles = useKinshipTitles()
  return (
    <>
      <Select
        label={t`Кем приходится`}
        allowDeselect={false}
        data={kinshipKinds.map((value) => ({ value, label: titles[value] }))}
        {...form.getInputProps('kind')}
      />
      <Checkbox
        label={t`Законный представитель`}
        description={t`Видит дневник ребёнка и подписывает заявления`}
        {...form.getInputProps('is_legal_representative', { type: 'checkbox' })}
      />
      <Checkbox label={t`Может забирать из школы`} {...form.getInputProps('may_pick_up', { type: 'checkbox' })} />
      <Group grow align="flex-start">
        <TextInput type="date" label={t`С`} {...form.getInputProps('from')} />
        <TextInput type="date" label={t`По`} {...form.getInputProps('until')} />
      </Group>
    </>
  )
}

function Footer({ isSending, onClose }: { isSending: boolean; onClose: () => void }) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        <Trans>Отмена</Trans>
      </Button>
      <Button type="submit" loading={isSending}>
        <Trans>Сохранить</Trans>
      </Button>
    </Group>
  )
}

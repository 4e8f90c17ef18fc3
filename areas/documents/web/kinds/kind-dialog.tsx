import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { query } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Group, MultiSelect, NumberInput, Select, Switch, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import {
  archiveKind,
  changeKind,
  createKind,
  listKinds,
  listOwnKinds,
  listParties,
  type DocumentKind,
} from '../../contract/kinds.ts'
import { genres, genreTitles } from '../../rules/genre.ts'
import { useLanguageTitles } from '../use-language-titles.ts'
import { bodyOf, entryOf, type KindEntry } from './kind-values.ts'
import { usePartyTitles } from './use-party-titles.ts'

interface Props {
  /** Null: a new one. */
  kind: DocumentKind | null
  kinds: readonly DocumentKind[]
  onClose: () => void
}
type Entry = ReturnType<typeof useKindEntry>

function useKindEntry({ kind, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useActions([listKinds, listOwnKinds])
  return useEndpointForm<typeof createKind | typeof changeKind, KindEntry>(kind === null ? createKind : changeKind, {
    initialValues: entryOf(kind),
    schema: z.looseObject({}),
    rules: { title: (title) => title.trim() !== '' || t`Назовите вид документов` },
    input: (values) =>
      kind === null
        ? { body: bodyOf(values) }
        : { params: { id: String(kind.id) }, body: { ...bodyOf(values), version: kind.version } },
    onDone: async () => {
      notify.success(t`Вид документов сохранён`)
      onClose()
      await refresh()
    },
  })
}

/** What a kind of documents is, who makes and reads it, how it is numbered. */
export function KindDialog(props: Props) {
  const { kind, onClose } = props
  const { t } = useLingui()
  const entry = useKindEntry(props)
  return (
    <FormDialog size="lg" of={entry} title={kind === null ? t`Новый вид документов` : kind.title} onClose={onClose}>
      <WhatItIs of={entry} kind={kind} />
      <HowItGoes of={entry} kinds={props.kinds} />
      <WhoMayWhat of={entry} />
      <Group justify="space-between">
        {kind === null ? null : <ArchiveButton kind={kind} onClose={onClose} />}
        <FormFoot isSending={entry.isSending} onCancel={onClose} />
      </Group>
    </FormDialog>
  )
}

function WhatItIs({ of: { field }, kind }: { of: Entry; kind: DocumentKind | null }) {
  const { t } = useLingui()
  const languages = useLanguageTitles()
  const isUsed = kind !== null && kind.documents > 0
  return (
    <>
      <TextInput label={t`Название`} maxLength={120} withAsterisk data-autofocus {...field('title')} />
      <TextInput label={t`Название на казахском`} maxLength={120} {...field('title_kk')} />
      <Group grow align="flex-start" gap="sm">
        <Select
          label={t`Тип`}
          allowDeselect={false}
          disabled={isUsed}
          {...(isUsed && { description: t`По этому виду уже есть документы` })}
          data={genres.map((value) => ({ value, label: genreTitles[value] }))}
          {...field('genre')}
        />
        <Select
          label={t`О ком`}
          allowDeselect={false}
          data={[
            { value: 'none', label: t`Ни о ком` },
            { value: 'student', label: t`Об ученике` },
            { value: 'staff', label: t`О сотруднике` },
          ]}
          {...field('subject')}
        />
        <Select
          label={t`Язык`}
          allowDeselect={false}
          data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          {...field('language')}
        />
      </Group>
    </>
  )
}

function HowItGoes({ of: { form, field }, kinds }: { of: Entry; kinds: readonly DocumentKind[] }) {
  const { t } = useLingui()
  const journals = [...new Map(kinds.map((one) => [one.journal_key, one.title])).entries()]
  return (
    <>
      <Group grow align="flex-start" gap="sm">
        <NumberInput label={t`Срок, рабочих дней`} min={1} max={365} allowDecimal={false} {...field('deadline_days')} />
        <Select
          label={t`Журнал нумерации`}
          placeholder={t`Свой`}
          clearable
          clearButtonProps={{ 'aria-label': t`Очистить` }}
          data={journals.map(([value, title]) => ({ value, label: t`Как «${title}»` }))}
          {...field('journal_key')}
        />
      </Group>
      <Switch
        label={t`После подписи отправляют или выдают`}
        checked={form.values.is_sent}
        onChange={(event) => form.setFieldValue('is_sent', event.currentTarget.checked)}
      />
      <Switch
        label={t`Конфиденциальный`}
        description={t`Видят автор, те, кому он адресован, кто подписывает и кто назван ниже`}
        checked={form.values.is_confidential}
        onChange={(event) => form.setFieldValue('is_confidential', event.currentTarget.checked)}
      />
    </>
  )
}

function WhoMayWhat({ of: { field } }: { of: Entry }) {
  const { t } = useLingui()
  const titles = usePartyTitles()
  const parties = useQuery(query(listParties, {})).data ?? { units: [], roles: [] }
  const targets = [
    { group: t`Подразделения`, items: parties.units.map((one) => ({ value: `unit:${one.id}`, label: one.title })) },
    { group: t`Роли`, items: parties.roles.map((one) => ({ value: `role:${one.id}`, label: one.title })) },
  ]
  const everybody = (['staff', 'families', 'students'] as const).map((value) => ({ value, label: titles[value] }))
  return (
    <>
      <MultiSelect
        label={t`Кто составляет`}
        description={t`Кроме тех, кто ведёт документы`}
        searchable
        nothingFoundMessage={t`Ничего не найдено`}
        data={[{ group: t`Все`, items: everybody }, ...targets]}
        {...field('makers')}
      />
      <MultiSelect
        label={t`Кто видит`}
        description={t`Кроме авторов, адресатов и тех, кто ведёт документы`}
        searchable
        nothingFoundMessage={t`Ничего не найдено`}
        data={targets}
        {...field('readers')}
      />
    </>
  )
}

function ArchiveButton({ kind: { id, is_archived }, onClose }: { kind: DocumentKind; onClose: () => void }) {
  const { t } = useLingui()
  const { act } = useActions([listKinds, listOwnKinds])
  const archive = async () => {
    const done = await act(archiveKind, { params: { id: String(id) }, body: { is_archived: !is_archived } })
    if (done !== null) onClose()
  }
  return (
    <Button variant="subtle" color="gray" onClick={() => void archive()}>
      {is_archived ? t`Вернуть из архива` : t`В архив`}
    </Button>
  )
}

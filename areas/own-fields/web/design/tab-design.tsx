import { fieldTypeTitles } from '../../rules/own-values.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { personKinds } from '#platform/contract/enumerations.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import {
  Badge,
  Button,
  Group,
  MultiSelect,
  Panel,
  PanelHead,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '#platform/web/ui/index.ts'
import {
  changeTab,
  orderFields,
  tabTitle,
  type Design,
  type DesignedField,
  type DesignedTab,
} from '../../contract/own-fields.ts'
import { FieldDialog } from './field-dialog.tsx'
import { SortableList } from './sortable-list.tsx'
import { useDesignActions } from './use-design.ts'

interface Props {
  tab: DesignedTab
  design: Design
}
const asTexts = (ids: readonly number[]) => ids.map(String)
const Values = z.looseObject({ title: tabTitle })

/** A tab: what it is called, of whom it is, who reads and writes it, and its fields. */
export function TabDesign({ tab, design }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useDesignActions()
  const params = { id: String(tab.id) }
  const entry = useEndpointForm(changeTab, {
    initialValues: {
      title: tab.title,
      kinds: asTexts(tab.kinds),
      readers: asTexts(tab.readers),
      writers: asTexts(tab.writers),
    },
    schema: Values,
    input: ({ title, kinds, readers, writers }) => ({
      params,
      body: {
        version: tab.version,
        title,
        kinds: kinds.map(Number),
        readers: readers.map(Number).filter((id) => !writers.includes(String(id))),
        writers: writers.map(Number),
      },
    }),
    onDone: refresh,
    onFailed: () => void refresh(),
  })
  const roles = design.roles.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <>
      <Panel>
        <FormBody of={entry}>
          <TextInput label={t`Название вкладки`} maxLength={80} {...entry.field('title')} />
          <MultiSelect
            label={t`У кого есть`}
            description={t`Никто не выбран — у всех людей`}
            searchable
            data={Object.values(personKinds).map(({ id, title }) => ({ value: String(id), label: title }))}
            {...entry.field('kinds')}
          />
          <MultiSelect
            label={t`Кто ещё читает`}
            description={t`Тот, кто ведёт записи человека, читает и пишет всегда; ученик — только своё`}
            searchable
            data={roles}
            {...entry.field('readers')}
          />
          <MultiSelect label={t`Кто ещё пишет`} searchable data={roles} {...entry.field('writers')} />
          <FormFoot isOnPage isSending={entry.isSending}>
            <Button
              variant="default"
              onClick={() =>
                void act(changeTab, { params, body: { version: tab.version, is_archived: !tab.is_archived } })
              }
            >
              {tab.is_archived ? <Trans>Вернуть из архива</Trans> : <Trans>В архив</Trans>}
            </Button>
          </FormFoot>
        </FormBody>
      </Panel>
      <Fields tab={tab} design={design} />
    </>
  )
}

function Fields({ tab, design }: Props) {
  const { t } = useLingui()
  const { act } = useDesignActions()
  // undefined: closed; null: a new one
  const [edited, setEdited] = useState<DesignedField | null>()
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={<Trans>Поля</Trans>}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setEdited(null)}
          >
            <Trans>Поле</Trans>
          </Button>
        </PanelHead>
        {tab.fields.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Полей пока нет: без них вкладка не показывается</Trans>
          </Text>
        ) : (
          <SortableList
            label={t`Поля вкладки`}
            items={tab.fields}
            onOrder={(ids) => void act(orderFields, { params: { id: String(tab.id) }, body: { ids } })}
            renderItem={(field) => <FieldName field={field} onOpen={() => setEdited(field)} />}
          />
        )}
        {edited === undefined ? null : (
          <FieldDialog tab={tab} field={edited} design={design} onClose={() => setEdited(undefined)} />
        )}
      </Stack>
    </Panel>
  )
}

function FieldName({ field, onOpen }: { field: DesignedField; onOpen: () => void }) {
  const { t } = useLingui()
  const facts = [
    fieldTypeTitles[field.type],
    field.is_required ? t`обязательное` : null,
    field.values > 0 ? t`заполнено у людей: ${field.values}` : null,
  ]
  return (
    <Group gap={6}>
      <UnstyledButton fz="sm" py={6} aria-haspopup="dialog" onClick={onOpen}>
        {field.title}
      </UnstyledButton>
      <Text component="span" size="xs" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {field.is_archived ? (
        <Badge variant="light" color="gray" size="sm">
          <Trans>в архиве</Trans>
        </Badge>
      ) : null}
    </Group>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { personKinds } from '#platform/contract/enumerations.ts'
import { Checkbox, Group, Panel, SimpleGrid, Stack, Text, TextInput, Title } from '#platform/web/ui/index.ts'
import type { OwnTab } from '#areas/own-fields/contract/own-fields.ts'
import { setKinds, staffKindIds, type PersonRecord } from '../../contract/record.ts'
import { OwnFieldInput } from '#areas/own-fields/web/index.ts'
import { PersonPicker } from '../person-picker.tsx'
import { MainFields } from './main-fields.tsx'
import { ownName, type PersonValues } from './person-values.ts'

interface Props {
  form: UseFormReturnType<PersonValues>
  /** Null: of somebody new. */
  record: PersonRecord | null
  /** Of own fields. */
  tabs: readonly OwnTab[]
}

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Panel>
      <Stack gap="sm" component="section">
        <Title order={2} size="h4">
          {title}
        </Title>
        {children}
      </Stack>
    </Panel>
  )
}

/** All that a person's record holds, section by section. */
export function FormSections({ form, record, tabs }: Props) {
  return (
    <>
      <Section title={<Trans>Основное</Trans>}>
        <MainFields form={form} record={record} />
      </Section>
      <Section title={<Trans>Контакты</Trans>}>
        <ContactFields form={form} record={record} />
      </Section>
      <Section title={<Trans>Кем числится в школе</Trans>}>
        <KindFields form={form} record={record} />
      </Section>
      {tabs.map((tab) => (
        <Section key={tab.id} title={tab.title}>
          <OwnFields form={form} tab={tab} />
        </Section>
      ))}
    </>
  )
}

/** Phone and mail. */
export function ContactFields({ form, record }: Omit<Props, 'tabs'>) {
  const { t } = useLingui()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput label={t`Телефон`} type="tel" placeholder="+7 701 000 10 52" {...form.getInputProps('phone')} />
      <TextInput
        label={t`Почта`}
        type="email"
        disabled={record?.may_change_email === false}
        description={
          record?.may_change_email === false
            ? t`По ней восстанавливают пароль: её меняет администратор учётных записей`
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('email')}
      />
    </SimpleGrid>
  )
}

function KindFields({ form, record }: Omit<Props, 'tabs'>) {
  const { t } = useLingui()
  const isNewStaff = record === null && form.values.kinds.some((kind) => staffKindIds.includes(Number(kind)))
  const appointed = Object.values(personKinds).filter(({ id }) => record?.appointments.includes(id))
  return (
    <>
      <Checkbox.Group aria-label={t`Кем числится в школе`} {...form.getInputProps('kinds')}>
        <Group gap="sm">
          {setKinds.map(({ id, one }) => (
            <Checkbox key={id} value={String(id)} label={one} />
          ))}
        </Group>
      </Checkbox.Group>
      {isNewStaff ? (
        <TextInput
          label={t`Должность`}
          description={t`Из тех, что есть в школе, или новая; с сегодняшнего дня`}
          maxLength={150}
          maw={420}
          {...form.getInputProps('position')}
        />
      ) : null}
      {appointed.length > 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>По назначению: {appointed.map(({ one }) => one).join(', ')}</Trans>
        </Text>
      ) : null}
    </>
  )
}

export function OwnFields({ form, tab }: { form: Props['form']; tab: OwnTab }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {tab.fields.map((field) => (
        <div key={field.id} data-path={`own.${ownName(field)}`}>
          <OwnFieldInput
            field={field}
            value={form.values.own[ownName(field)] ?? null}
            error={form.errors[`own.${ownName(field)}`]}
            onChange={(value) => form.setFieldValue(`own.${ownName(field)}`, value)}
            personInput={PersonPicker}
          />
        </div>
      ))}
    </SimpleGrid>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { OwnTab } from '#areas/own-fields/contract/own-fields.ts'
import { createAccount } from '#areas/access/contract/accounts.ts'
import { allows } from '#platform/contract/access.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormFoot, useEndpointForm, type EndpointForm } from '#platform/web/form/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Button, Checkbox, Divider, Group, PageFrame, SimpleGrid, Stack, Text } from '#platform/web/ui/index.ts'
import { createStudent } from '../../contract/new-student.ts'
import { AlikeAlert } from '../editor/alike-alert.tsx'
import { ContactFields, OwnFields, Section } from '../editor/form-sections.tsx'
import { keptDraft } from '../editor/kept-draft.ts'
import { MainFields } from '../editor/main-fields.tsx'
import { personRules, type PersonValues } from '../editor/person-values.ts'
import { PersonSchema } from '../editor/person-schema.ts'
import { useEditorTabs } from '../editor/use-editor-tabs.ts'
import { useRefreshPerson } from '../editor/use-record.ts'
import { useUnsaved } from '../editor/use-unsaved.ts'
import { classChoices } from './class-choice.ts'
import { MadeStudent } from './made-student.tsx'
import { RelativeFields } from './relative-fields.tsx'
import { blankRelative, blankStudent, studentBody, type StudentValues } from './student-values.ts'

type Made = Output<typeof createStudent>

/** `/passport/users/new-student`: a student with class, parents and accounts, in one form. */
export function NewStudentPage() {
  const [made, setMade] = useState<Made | null>(null)
  if (made) return <MadeStudent made={made} onAnother={() => setMade(null)} />
  return (
    <PageFrame title={<Trans>Новый ученик</Trans>}>
      <StudentForm onMade={setMade} />
    </PageFrame>
  )
}

function StudentForm({ onMade }: { onMade: (made: Made) => void }) {
  const refresh = useRefreshPerson()
  const mayOpenAccounts = useAllowed(createAccount)
  const tabsOf = useEditorTabs(null)
  const of = 'new-student'
  const blank = blankStudent(mayOpenAccounts)
  const [kept] = useState(() => keptDraft.read(of)?.values as StudentValues | undefined)
  const entry = useEndpointForm(createStudent, {
    initialValues: kept ?? blank,
    schema: PersonSchema,
    // as it keeps what is typed by itself
    isKept: false,
    rules: personRules,
    input: (values) => ({ body: studentBody(values, tabsOf(values.kinds)) }),
    onDone: async (made) => {
      leave()
      await refresh()
      onMade(made)
    },
  })
  const { form } = entry
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(blank)
  const { leave } = useUnsaved({
    of,
    draft: isChanged ? { version: 1, values: form.values } : null,
    save: () => entry.submit(),
  })
  return (
    <FormBody of={entry}>
      <AlikeAlert values={form.values} />
      <MainSection form={form} />
      <ClassSection entry={entry} />
      <Family form={form} />
      <OwnSections form={form} tabs={tabsOf(form.values.kinds)} />
      {mayOpenAccounts ? <Accounts entry={entry} /> : null}
      <FormFoot
        isOnPage
        action={<Trans>Внести ученика</Trans>}
        isSending={entry.isSending}
        cancel={<Trans>Очистить</Trans>}
        isCancelDisabled={!isChanged}
        onCancel={() => form.setValues(blank)}
      />
    </FormBody>
  )
}

type StudentForm = UseFormReturnType<StudentValues>

// the sections touch fields of the person only, which stand in this form under the same names
const ofPerson = (form: StudentForm) => form as unknown as UseFormReturnType<PersonValues>

function MainSection({ form }: { form: StudentForm }) {
  const fields = useRef<HTMLDivElement>(null)
  // whoever comes here comes to type
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={fields}>
      <Section title={<Trans>Ученик</Trans>}>
        <MainFields form={ofPerson(form)} record={null} />
        <ContactFields form={ofPerson(form)} record={null} />
      </Section>
    </div>
  )
}

function OwnSections({ form, tabs }: { form: StudentForm; tabs: readonly OwnTab[] }) {
  return tabs.map((tab) => (
    <Section key={tab.id} title={tab.title}>
      <OwnFields form={ofPerson(form)} tab={tab} />
    </Section>
  ))
}

function ClassSection({ entry: { form, field } }: { entry: EndpointForm<StudentValues> }) {
  const { t } = useLingui()
  const session = useSession()
  const [choice] = usePlace(classChoices).filter(({ access }) => allows(access, session))
  if (!choice) return null
  const { component: Choice } = choice
  return (
    <Section title={<Trans>Класс</Trans>}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Choice
          value={form.values.class_id}
          error={form.errors['class_id']}
          onChange={(id) => {
            form.setFieldValue('class_id', id)
            form.clearFieldError('class_id')
          }}
        />
        <DateField
          label={t`В классе с`}
          description={t`Пусто — с сегодняшнего дня, а до начала года — с его первого дня`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled={form.values.class_id === null}
          {...field('class_from')}
        />
      </SimpleGrid>
    </Section>
  )
}

function Family({ form }: { form: StudentForm }) {
  const { relatives } = form.values
  const next = relatives.some(({ kind }) => kind === 'mother') ? 'father' : 'mother'
  return (
    <Section title={<Trans>Родители</Trans>}>
      {relatives.map((_, index) => (
        <Stack key={index} gap="sm">
          {index > 0 ? <Divider /> : null}
          <RelativeFields form={form} index={index} />
        </Stack>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem('relatives', blankRelative(next))}
        >
          {relatives.length === 0 ? <Trans>Добавить родителя</Trans> : <Trans>Ещё родитель</Trans>}
        </Button>
      </Group>
    </Section>
  )
}

function Accounts({ entry }: { entry: EndpointForm<StudentValues> }) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Вход в школу</Trans>}>
      <Checkbox
        label={t`Завести учётные записи ученику и родителям`}
        {...entry.form.getInputProps('has_accounts', { type: 'checkbox' })}
      />
      <Text size="sm" c="dimmed">
        <Trans>
          Логины и временные пароли будут показаны один раз, чтобы их распечатать. У кого запись есть, та останется.
        </Trans>
      </Text>
    </Section>
  )
}

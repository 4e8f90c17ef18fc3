import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useOwnPerson } from '#areas/people/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Badge, Button, Group, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { reportAssignment, returnAssignment } from '../../contract/assignments.ts'
import type { Assignment, Document } from '../../contract/document.ts'
import { useDocumentCalls } from '../use-document-calls.ts'

const AssignDialog = lazyPart(async () => (await import('./assign-dialog.tsx')).AssignDialog)

function AssignmentState({ of }: { of: Assignment }) {
  if (of.done_on !== null)
    return (
      <Badge color="green" variant="light">
        <Trans>Исполнено {displayDate(of.done_on)}</Trans>
      </Badge>
    )
  return (
    <Badge color={of.is_overdue ? 'red' : 'gray'} variant="light">
      {of.due_on === null ? <Trans>В работе</Trans> : <Trans>До {displayDate(of.due_on)}</Trans>}
    </Badge>
  )
}

/** Asks for the words that go with a step of an assignment, and makes it. */
function useAssignmentSteps({ id, person }: Assignment) {
  const { t } = useLingui()
  const { act } = useDocumentCalls()
  const params = { id: String(id) }
  return {
    report: async () => {
      const report = await dialog.prompt({
        message: t`Отчёт об исполнении`,
        label: t`Что сделано`,
        ok: t`Отправить`,
        isRequired: true,
        maxLength: 1000,
      })
      if (report !== null) await act(reportAssignment, { params, body: { report } })
    },
    giveBack: async () => {
      const remark = await dialog.prompt({
        message: t`Вернуть поручение: ${person.full_name}`,
        label: t`Чего не хватает`,
        ok: t`Вернуть`,
        isRequired: true,
        maxLength: 1000,
      })
      if (remark !== null) await act(returnAssignment, { params, body: { remark, due_on: null } })
    },
  }
}

function AssignmentItem({ of }: { of: Assignment }) {
  const own = useOwnPerson()?.id
  const { report, giveBack } = useAssignmentSteps(of)
  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" fw={of.is_main ? 600 : undefined}>
          {of.person.full_name}
        </Text>
        <AssignmentState of={of} />
      </Group>
      {of.words === null ? null : <Text size="sm">{of.words}</Text>}
      {of.remark === null ? null : (
        <Text size="sm" c="red">
          <Trans>Вернули: {of.remark}</Trans>
        </Text>
      )}
      {of.report === null ? null : (
        <Text size="sm" c="dimmed">
          <Trans>Отчёт: {of.report}</Trans>
        </Text>
      )}
      <Group gap="xs">
        {of.done_on === null && of.person.id === own ? (
          <Button size="compact-sm" onClick={() => void report()}>
            <Trans>Исполнено</Trans>
          </Button>
        ) : null}
        {of.done_on !== null && of.given_by.id === own ? (
          <Button size="compact-sm" variant="default" onClick={() => void giveBack()}>
            <Trans>Вернуть на доработку</Trans>
          </Button>
        ) : null}
      </Group>
    </Stack>
  )
}

/** Who carries a document out, and how far they have come; whoever may gives it to others. */
export function AssignmentPanel({ of: { id, assignments, acts } }: { of: Document }) {
  const [isOpen, setOpen] = useState(false)
  const mayAssign = acts.includes('assign')
  if (assignments.length === 0 && !mayAssign) return null
  return (
    <Panel>
      <PanelHead title={<Trans>Исполнение</Trans>} mb="xs">
        {mayAssign ? (
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            <Trans>Поручить</Trans>
          </Button>
        ) : null}
      </PanelHead>
      {assignments.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Никому не поручено</Trans>
        </Text>
      ) : (
        <Stack gap="sm">
          {assignments.map((one) => (
            <AssignmentItem key={one.id} of={one} />
          ))}
        </Stack>
      )}
      {isOpen ? <AssignDialog documentId={id} onClose={() => setOpen(false)} /> : null}
    </Panel>
  )
}

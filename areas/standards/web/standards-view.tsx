import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconArrowLeft, IconPlus } from '#platform/web/icons/index.ts'
import { ImportButton, ImportWizard, useImportState } from '#platform/web/import/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import {
  Action,
  ActionMenu,
  Answer,
  Button,
  Empty,
  Group,
  Panel,
  Scrolled,
  Stack,
  Table,
  useUrlState,
  VisuallyHidden,
} from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { changeStandard, createStandard, listStandards, type Standard } from '../contract/standards.ts'
import { comparePlan } from '../contract/comparison.ts'
import { importStandards } from '../contract/standards-import.ts'
import { StandardsAddress } from './address.ts'
import { rangesText } from '#platform/contract/ranges-text.ts'
import { StandardDialog } from './standard-dialog.tsx'

/** State plans: what the plan of a year is compared with. */
export function StandardsView({ yearId }: { yearId: number }) {
  const { t } = useLingui()
  const [, change] = useUrlState(StandardsAddress)
  const { act, refresh } = useActions([listStandards, comparePlan])
  const mayKeep = useAllowed(createStandard)
  const found = useQuery(query(listStandards, {}))
  const [entered, setEntered] = useState<Standard | 'new' | null>(null)
  const imported = useImportState()
  const mayImport = useAllowed(importStandards.stage)
  if (imported.isOpen && mayImport)
    return <ImportWizard of={importStandards} state={imported} onDone={() => void refresh()} />
  const remove = async ({ id, title, source, since, version }: Standard) => {
    const params = { id: String(id) }
    const body = { title, source, since }
    const after = await act(changeStandard, { params, body: { ...body, is_removed: true, version } })
    if (after === null) return
    notify.undoable(t`${title}: убран`, {
      label: t`Вернуть`,
      act: () => void act(changeStandard, { params, body: { ...body, is_removed: false, version: after.version } }),
    })
  }
  const add = (
    <Button size="xs" h={30} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEntered('new')}>
      {t`Типовой план`}
    </Button>
  )
  return (
    <Panel>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs" data-print="never">
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => change({ view: undefined })}
          >
            {t`К плану`}
          </Button>
          <Group gap="xs">
            <ImportButton of={importStandards} />
            {mayKeep ? add : null}
          </Group>
        </Group>
        <Answer of={found}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty
                title={t`Типовых планов пока нет`}
                hint={t`Загрузите типовой план таблицей или скопируйте план года, сверенный с приказом`}
                by={{ may: mayKeep, who: t`Их заведёт учебная часть` }}
              />
            ) : (
              <Scrolled minWidth={620} aria-label={t`Типовые учебные планы`}>
                <Table aria-label={t`Типовые учебные планы`}>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>{t`Название`}</Table.Th>
                      <Table.Th>{t`Основание`}</Table.Th>
                      <Table.Th>{t`Действует с`}</Table.Th>
                      <Table.Th>{t`Предметов`}</Table.Th>
                      <Table.Th>{t`Классы`}</Table.Th>
                      <Table.Th>
                        <VisuallyHidden>{t`Действия`}</VisuallyHidden>
                      </Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {items.map((one) => (
                      <Table.Tr key={one.id}>
                        <Table.Th scope="row" fw={500}>
                          {one.title}
                        </Table.Th>
                        <Table.Td>{one.source}</Table.Td>
                        <Table.Td>{displayDate(one.since)}</Table.Td>
                        <Table.Td>{one.courses_count}</Table.Td>
                        <Table.Td>{rangesText(one.parallels) || '—'}</Table.Td>
                        <Table.Td>
                          <ActionMenu label={t`Действия: ${one.title}`}>
                            <Action onClick={() => change({ view: 'compare', with: `standard:${one.id}` })}>
                              {t`Сравнить с планом года`}
                            </Action>
                            {mayKeep ? <Action onClick={() => setEntered(one)}>{t`Изменить`}</Action> : null}
                            {mayKeep ? <Action onClick={() => void remove(one)}>{t`Убрать`}</Action> : null}
                          </ActionMenu>
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </Scrolled>
            )
          }
        </Answer>
      </Stack>
      {entered ? (
        <StandardDialog
          standard={entered === 'new' ? null : entered}
          yearId={yearId}
          onClose={() => setEntered(null)}
        />
      ) : null}
    </Panel>
  )
}

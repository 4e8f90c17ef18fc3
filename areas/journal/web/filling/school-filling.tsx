import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { IconBellRinging } from '@tabler/icons-react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { call, query } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { Answer, Button, Empty, Group, Panel, Table, Text } from '#platform/web/ui/index.ts'
import { readFilling, remindOfFilling } from '../../contract/filling.ts'
import { daysOf, type FillingState } from './address.ts'
import { FillingFilters } from './filling-filters.tsx'
import styles from './filling.module.css'

interface Props {
  state: FillingState
  change: (changes: Partial<Record<keyof FillingState, string | undefined>>) => void
}

/** Teachers with lessons not written up, and the reminder to all of them. */
export function SchoolFilling({ state, change }: Props) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const { homework, cathedra } = state
  const days = daysOf(state, today)
  const asked = {
    ...days,
    homework: homework ? ('true' as const) : ('false' as const),
    cathedra_id: cathedra?.toString(),
  }
  const filling = useQuery({ ...query(readFilling, { query: asked }), placeholderData: keepPreviousData })
  const remind = useMutation({ ...call(remindOfFilling), onSuccess: ({ id }) => showJob(id) })
  const confirm = async (count: number) => {
    const isSure = await dialog.confirm({
      message: t`Напомнить о незаполненных уроках?`,
      description: t`Каждый учитель из списка получит уведомление со ссылкой на свои уроки. Учителей: ${count}.`,
      ok: t`Напомнить`,
    })
    const chosen = cathedra === undefined ? {} : { cathedra_id: cathedra }
    if (isSure) remind.mutate({ body: { ...days, homework, ...chosen } })
  }
  return (
    <Panel p={0}>
      <Answer of={filling}>
        {({ cathedras, lessons, teachers }) => (
          <>
            <FillingFilters state={state} change={change} cathedras={cathedras} />
            {teachers.length === 0 ? (
              <Empty
                title={<Trans>Всё заполнено</Trans>}
                hint={lessons > 0 ? t`Прошло уроков: ${lessons}` : t`За эти дни уроков не было`}
              />
            ) : (
              <>
                <Group justify="space-between" px="xs" pb="xs">
                  <Text size="sm" c="dimmed" component="output">
                    <Plural
                      value={teachers.length}
                      one="# учитель"
                      few="# учителя"
                      many="# учителей"
                      other="# учителя"
                    />
                    {', '}
                    <Trans>
                      не заполнено {teachers.reduce((sum, { unfilled }) => sum + unfilled, 0)} из {lessons}
                    </Trans>
                  </Text>
                  <Button
                    leftSection={<IconBellRinging size={16} />}
                    loading={remind.isPending}
                    onClick={() => void confirm(teachers.length)}
                  >
                    <Trans>Напомнить о незаполненных уроках</Trans>
                  </Button>
                </Group>
                <Table className={styles['table']} aria-label={t`Учителя с незаполненными уроками`}>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>{t`Учитель`}</Table.Th>
                      <Table.Th ta="right">{t`Без темы`}</Table.Th>
                      <Table.Th ta="right">{t`Без задания`}</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {teachers.map(({ id, full_name, without_topic, without_homework, has_account }) => (
                      <Table.Tr key={id}>
                        <Table.Td>
                          {full_name}
                          {has_account ? null : (
                            <Text component="span" display="block" size="xs" c="dimmed">
                              <Trans>Нет учётной записи: уведомление не дойдёт</Trans>
                            </Text>
                          )}
                        </Table.Td>
                        <Table.Td ta="right">{without_topic}</Table.Td>
                        <Table.Td ta="right">{without_homework}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </>
            )}
          </>
        )}
      </Answer>
    </Panel>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import * as z from 'zod/mini'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { SearchField } from '#platform/web/list/index.ts'
import { Answer, Checkbox, Group, ScrollArea, Stack, Text } from '#platform/web/ui/index.ts'
import type { GroupCard } from '../../contract/group.ts'
import { addUsers, listCandidates, previewUsers } from '../../contract/members.ts'
import { firstDay } from '../first-day.ts'
import { useGroupingActions } from '../use-grouping-actions.ts'
import { usePreview, WhatChanges } from '../what-changes.tsx'

const Values = z.looseObject({ from: queryDate })
const pauseMs = 200

/** Students come into a group, several at once; who stands in another group of the course moves. */
export function AddMembersDialog({ group, onClose }: { group: GroupCard; onClose: () => void }) {
  const { t } = useLingui()
  const { settle } = useGroupingActions()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  const params = { id: String(group.id) }
  const entry = useEndpointForm(addUsers, {
    initialValues: { from: firstDay(group.year) },
    schema: Values,
    input: ({ from }) => ({ params, body: { users: [...chosen], from } }),
    onDone: async ({ batch }) => {
      onClose()
      await settle(t`${group.title}: состав изменён`, batch)
    },
  })
  const { from } = entry.form.values
  const isDay = queryDate.safeParse(from).success
  const found = useQuery({
    ...query(listCandidates, { params, query: { from, ...(search !== '' && { search }) } }),
    enabled: isDay,
    placeholderData: keepPreviousData,
  })
  const preview = usePreview(
    previewUsers,
    isDay && chosen.length > 0 ? { params, body: { users: [...chosen], from } } : null,
  )
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Добавить в ${group.course.title}, ${group.title}`} size="lg">
      <DateField label={t`С какого дня`} min={group.year.from} max={group.year.to} {...entry.field('from')} />
      <Group>
        <SearchField label={t`Ученик или класс`} value={typed} onChange={setTyped} />
      </Group>
      <Answer of={found}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              <Trans>Никого не нашли</Trans>
            </Text>
          ) : (
            <ScrollArea.Autosize mah={300} viewportProps={{ tabIndex: 0, 'aria-label': t`Кого добавить` }}>
              <Stack gap={4}>
                {items.map(({ id, full_name, class_title, group: held }) => (
                  <Checkbox
                    key={id}
                    checked={chosen.includes(id)}
                    onChange={() => toggle(id)}
                    label={`${full_name}, ${class_title}`}
                    description={held === null ? undefined : t`Сейчас в группе ${held.title}: перейдёт`}
                  />
                ))}
              </Stack>
            </ScrollArea.Autosize>
          )
        }
      </Answer>
      {chosen.length > 0 ? <WhatChanges of={preview} /> : null}
      <FormFoot
        action={
          <Trans>
            Добавить{' '}
            <Plural value={chosen.length} one="# ученика" few="# учеников" many="# учеников" other="# ученика" />
          </Trans>
        }
        isSending={entry.isSending}
        isDisabled={chosen.length === 0 || (preview.data !== undefined && preview.data.obstacles.length > 0)}
        onCancel={onClose}
      />
    </FormDialog>
  )
}

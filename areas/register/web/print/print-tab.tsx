import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { idText } from '#platform/contract/wire.ts'
import { call, query } from '#platform/web/api/index.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import {
  Answer,
  Button,
  Empty,
  Group,
  NativeSelect,
  Panel,
  Select,
  Stack,
  Text,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { listRegisterClasses, prepareReportCards, type RegisterClass } from '../../contract/prepared.ts'
import { paperLanguages, type PaperLanguage } from '../../rules/paper-words.ts'
import { languageTitles } from '../language-titles.ts'
import { PreparedFiles } from './prepared-files.tsx'

const Address = z.object({ class: z.optional(idText), parallel: z.optional(idText) })

/** Report cards of a class or a parallel: chosen, prepared behind, fetched when they are ready. */
export function PrintTab() {
  const { year } = useStudyYear()
  const requested = year === null ? {} : { year: String(year.id) }
  const classes = useQuery(query(listRegisterClasses, { query: requested }))
  return (
    <Stack gap="md">
      <Answer of={classes}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty
              title={<Trans>Классов, табели которых вам можно печатать, в этом году нет</Trans>}
              hint={<Trans>Классный руководитель печатает табели своего класса.</Trans>}
            />
          ) : (
            <Choice items={items} />
          )
        }
      </Answer>
      <PreparedFiles />
    </Stack>
  )
}

function optionsOf(
  items: readonly RegisterClass[],
  titles: { classes: string; parallels: string; parallel: (number: number) => string },
) {
  const parallels = [...Map.groupBy(items, ({ parallel_id }) => parallel_id).values()].filter(
    ({ length }) => length > 1,
  )
  return [
    { group: titles.classes, items: items.map(({ id, title }) => ({ value: `c${id}`, label: title })) },
    {
      group: titles.parallels,
      items: parallels.map(([first]) => ({
        value: `p${first?.parallel_id}`,
        label: titles.parallel(first?.parallel ?? 0),
      })),
    },
  ].filter((group) => group.items.length > 0)
}

function Choice({ items }: { items: readonly RegisterClass[] }) {
  const { t } = useLingui()
  const [state, change] = useUrlState(Address)
  const [language, setLanguage] = useState<PaperLanguage | ''>('')
  const prepare = useMutation({ ...call(prepareReportCards), onSuccess: ({ id }) => showJob(id) })
  const single = items.length === 1 ? items[0]?.id : undefined
  const classId = state.parallel === undefined ? (state.class ?? single) : undefined
  const chosen = items.filter(({ id, parallel_id }) =>
    classId === undefined ? parallel_id === state.parallel : id === classId,
  )
  const students = chosen.reduce((sum, one) => sum + one.students, 0)
  const value = chosen.length === 0 ? null : classId === undefined ? `p${state.parallel}` : `c${classId}`
  const start = () => {
    const which = classId === undefined ? { parallel_id: state.parallel } : { class_id: classId }
    prepare.mutate({ body: { ...which, ...(language === '' ? {} : { language }) } })
  }
  return (
    <Panel>
      <Group gap="sm" align="end">
        <Select
          label={t`Класс или параллель`}
          placeholder={t`Выберите`}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t`Такого класса нет`}
          w={220}
          data={optionsOf(items, {
            classes: t`Классы`,
            parallels: t`Параллели`,
            parallel: (number) => t`Вся ${number} параллель`,
          })}
          value={value}
          onChange={(next) => {
            if (next === null) return
            const id = next.slice(1)
            change(next.startsWith('c') ? { class: id, parallel: undefined } : { class: undefined, parallel: id })
          }}
        />
        <NativeSelect
          label={t`Язык табеля`}
          w={200}
          data={[
            { value: '', label: t`По языку класса` },
            ...paperLanguages.map((one) => ({ value: one, label: languageTitles[one] })),
          ]}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as PaperLanguage | '')}
        />
        <Button disabled={students === 0} loading={prepare.isPending} onClick={start}>
          <Trans>Подготовить PDF</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {chosen.length === 0 ? (
          <Trans>Каждый табель на своей странице, каждый класс в своём файле.</Trans>
        ) : (
          <Trans>Будет табелей: {students}</Trans>
        )}
      </Text>
    </Panel>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { RowDrawer } from '#platform/web/list/index.ts'
import {
  Answer,
  Button,
  Empty,
  Group,
  PanelHead,
  Panel,
  Select,
  Stack,
  Text,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { readYearOfClasses, type YearOfClasses } from '../../contract/set-up.ts'
import { ClassCardPart } from '../class-card/class-card.tsx'
import { GradesAddress } from '../grades-address.ts'
import { ClassTile } from './class-tile.tsx'
import { SetUpDialogs } from './set-up-dialogs.tsx'
import { SetUpProvider, useSetUp, type SetUpDialog } from './set-up-state.ts'
import styles from './set-up.module.css'

/** Classes of the year by their parallels. */
export function ParallelsView() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const [{ active = null }, change] = useUrlState(GradesAddress)
  const read = useQuery(query(readYearOfClasses, { query: year === null ? {} : { year_id: String(year.id) } }))
  const open = (id: number | null) => change({ active: id ?? undefined })
  return (
    <>
      <Answer of={read}>{(answer) => <YearView year={answer} />}</Answer>
      <RowDrawer list={{ active, open }} title={t`Класс`}>
        {(id) => <ClassCardPart id={id} />}
      </RowDrawer>
    </>
  )
}

function YearView({ year }: { year: YearOfClasses }) {
  const { t } = useLingui()
  const [{ parallel }, change] = useUrlState(GradesAddress)
  const [dialog, setDialog] = useState<SetUpDialog | null>(null)
  const shown = year.parallels.filter((number) => parallel === undefined || number === parallel)
  const add = (
    <Button
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setDialog({ kind: 'new', parallel: parallel ?? null })}
    >
      <Trans>Добавить классы</Trans>
    </Button>
  )
  return (
    <SetUpProvider value={{ year, open: setDialog }}>
      {year.classes.length === 0 && year.parallels.length === 0 ? (
        <Empty
          title={t`Классов пока нет`}
          hint={t`Добавьте классы параллели сразу несколько: «5А, 5Б, 5В»`}
          action={year.may_add ? add : undefined}
          by={{ may: year.may_add, who: t`Классы добавляют заместители директора и учебная часть` }}
        />
      ) : (
        <Stack gap="md">
          <Group gap="xs" data-print="never">
            <Select
              aria-label={t`Параллель`}
              placeholder={t`Все параллели`}
              clearable
              clearButtonProps={{ 'aria-label': t`Все параллели` }}
              w={180}
              size="xs"
              data={year.parallels.map((number) => ({ value: String(number), label: t`${number} параллель` }))}
              value={parallel === undefined ? null : String(parallel)}
              onChange={(value) => change({ parallel: value ?? undefined })}
            />
            {year.may_add ? add : null}
            <Placeless count={year.placeless} />
          </Group>
          {shown.map((number) => (
            <ParallelSection key={number} number={number} />
          ))}
        </Stack>
      )}
      {dialog === null ? null : <SetUpDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </SetUpProvider>
  )
}

/** How many students stand in no class, and the way to them. */
function Placeless({ count }: { count: number | null }) {
  const [, change] = useUrlState(GradesAddress)
  if (count === null || count === 0) return null
  return (
    <Button size="xs" variant="default" onClick={() => change({ view: 'board' })}>
      <Plural value={count} one="# ученик без класса" few="# ученика без класса" other="# учеников без класса" />
    </Button>
  )
}

function ParallelSection({ number }: { number: number }) {
  const { t } = useLingui()
  const { year, open } = useSetUp()
  const classes = year.classes.filter(({ parallel }) => parallel === number)
  const students = classes.reduce((sum, one) => sum + one.students_count, 0)
  return (
    <Panel>
      <PanelHead
        title={<Trans>{number} параллель</Trans>}
        below={
          <>
            <Plural value={classes.length} one="# класс" few="# класса" other="# классов" />
            {', '}
            <Plural value={students} one="# ученик" few="# ученика" other="# учеников" />
          </>
        }
        mb="sm"
      >
        {year.may_add ? (
          <Button
            size="xs"
            variant="default"
            aria-label={t`Добавить классы: ${number} параллель`}
            onClick={() => open({ kind: 'new', parallel: number })}
          >
            <Trans>Добавить</Trans>
          </Button>
        ) : null}
      </PanelHead>
      {classes.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>В параллели нет классов</Trans>
        </Text>
      ) : (
        <ul className={styles['tiles']}>
          {classes.map((one) => (
            <ClassTile key={one.id} of={one} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { SearchField } from '#platform/web/list/index.ts'
import { Button, Checkbox, Empty, Group, Panel, SegmentedControl, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { readUnitHistory, type Structure } from '../../contract/units.ts'
import { useOrganisationWords } from '../use-organisation-words.ts'
import { StructureAddress } from './address.ts'
import { DayChoice } from './day-choice.tsx'
import { Diagram } from './diagram.tsx'
import { OtherDay } from './other-day.tsx'
import { StructurePageContext, type StructureDialog } from './structure-page-state.ts'
import { TargetDialog } from './target-dialog.tsx'
import { totalsOf, vacanciesOf } from './totals.ts'
import { nodesOf } from './tree-nodes.ts'
import { UnitDialog } from './unit-dialog.tsx'
import { UnitTree } from './unit-tree.tsx'
import { useMoves } from './use-moves.ts'

/** The structure as a list, as a diagram or as its history, and what is open over it. */
export function StructureView({ structure }: { structure: Structure }) {
  const { t } = useLingui()
  const [{ view, search, archived, unit }, change] = useUrlState(StructureAddress)
  const [dialog, open] = useState<StructureDialog | null>(null)
  const moves = useMoves(structure.units)
  const totals = useMemo(() => totalsOf(structure), [structure])
  const vacancies = useMemo(() => vacanciesOf(structure), [structure])
  const close = () => open(null)
  const shownUnit = unit === undefined ? null : Number(unit)
  const { may_edit } = structure
  const isEmpty = structure.units.length === 0 && structure.posts.length === 0
  const isFound = search === '' || nodesOf(structure, search, t`Вакансия`).length > 0
  return (
    <StructurePageContext value={{ structure, totals, vacancies, moves, shownUnit, open }}>
      <Panel>
        <Stack gap="sm">
          <Group gap="sm" data-print="never">
            <SegmentedControl
              size="xs"
              aria-label={t`Вид`}
              value={view}
              onChange={(next) => change({ view: next === 'list' ? undefined : next, page: undefined })}
              data={[
                { value: 'list', label: t`Список` },
                { value: 'diagram', label: t`Схема` },
                { value: 'history', label: t`История` },
              ]}
            />
            {view === 'list' ? (
              <SearchField
                label={t`Подразделение, человек или должность`}
                value={search}
                onChange={(next) => change({ search: next }, { replace: true })}
              />
            ) : null}
            {view === 'history' ? null : <DayChoice />}
            {may_edit && view === 'list' ? (
              <>
                <Checkbox
                  label={t`С архивом`}
                  checked={archived === 'true'}
                  onChange={(event) => change({ archived: event.currentTarget.checked ? 'true' : undefined })}
                />
                <Button
                  size="xs"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => open({ kind: 'new', parent: null })}
                >
                  <Trans>Подразделение</Trans>
                </Button>
              </>
            ) : null}
          </Group>
          {structure.other_day === null || view === 'history' ? null : <OtherDay day={structure.other_day} />}
          {view === 'history' ? (
            <StructureHistory />
          ) : isEmpty ? (
            <Empty
              title={<Trans>Подразделений пока нет</Trans>}
              hint={<Trans>Добавьте первое, например «Дирекция», а внутри него — остальные</Trans>}
              action={
                <Button onClick={() => open({ kind: 'new', parent: null })}>
                  <Trans>Добавить первое</Trans>
                </Button>
              }
              by={{ may: may_edit, who: <Trans>Их добавит директор или отдел кадров</Trans> }}
            />
          ) : view === 'diagram' ? (
            <Diagram />
          ) : isFound ? (
            <UnitTree key={`${search === ''} ${shownUnit}`} search={search} />
          ) : (
            <Empty title={<Trans>Ничего не найдено</Trans>} hint={<Trans>Измените запрос</Trans>} />
          )}
        </Stack>
      </Panel>
      {dialog?.kind === 'new' ? <UnitDialog unit={null} parent={dialog.parent} onClose={close} /> : null}
      {dialog?.kind === 'change' ? <UnitDialog unit={dialog.unit} parent={null} onClose={close} /> : null}
      {dialog?.kind === 'move' ? <TargetDialog of={{ unit: dialog.unit }} onClose={close} /> : null}
      {dialog?.kind === 'transfer' ? <TargetDialog of={{ post: dialog.post }} onClose={close} /> : null}
    </StructurePageContext>
  )
}

/** Who changed what in the structure. */
function StructureHistory() {
  const [{ page }, change] = useUrlState(StructureAddress)
  const history = useQuery(query(readUnitHistory, { query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useOrganisationWords()} onPage={(to) => change({ page: to })} />
}

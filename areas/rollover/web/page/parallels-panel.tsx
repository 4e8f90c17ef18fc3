import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { Button, Panel, PanelHead, Scrolled, Table } from '#platform/web/ui/index.ts'
import { setRolledParallel } from '../../contract/rollover.ts'
import type { FormerClass, RolledParallel, Rollover } from '../../contract/shapes.ts'
import { NewClassesDialog, type Forming } from './new-classes-dialog.tsx'
import { ParallelHead } from './parallel-head.tsx'

interface Props {
  of: Rollover
  intoId: number
  onOpen: (id: number) => void
}

/** Each class of the former year and what becomes of it, by parallels. */
export function ParallelsPanel({ of, intoId, onOpen }: Props) {
  const { t } = useLingui()
  const [forming, setForming] = useState<Forming | null>(null)
  const may = useAllowed(setRolledParallel) && of.objection === ''
  return (
    <Panel>
      <PanelHead title={t`Классы`} mb="xs" />
      <Scrolled minWidth={640}>
        <Table tabularNums aria-label={t`Что станет с классами`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Класс`}</Table.Th>
              <Table.Th>{t`Станет`}</Table.Th>
              <Table.Th ta="right">{t`Учеников`}</Table.Th>
              <Table.Th ta="right">{t`Перейдёт`}</Table.Th>
              <Table.Th ta="right">{t`Не переводятся`}</Table.Th>
              <Table.Th ta="right">{t`Уже в новом году`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {of.lowest === null ? null : (
            <Lowest of={of.lowest} onForm={may ? (lowest) => setForming({ kind: 'lowest', ...lowest }) : null} />
          )}
          {of.parallels.map((parallel) => (
            <Table.Tbody key={parallel.number}>
              <ParallelHead
                of={parallel}
                intoId={intoId}
                version={of.version}
                may={may}
                onForm={(mode) => setForming({ kind: 'parallel', parallel: { ...parallel, mode } })}
              />
              {parallel.classes.map((one) => (
                <ClassRow key={one.id} of={one} parallel={parallel} onOpen={onOpen} />
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </Scrolled>
      {forming === null ? null : (
        <NewClassesDialog of={forming} intoId={intoId} rollover={of} onClose={() => setForming(null)} />
      )}
    </Panel>
  )
}

interface LowestProps {
  of: NonNullable<Rollover['lowest']>
  onForm: ((lowest: NonNullable<Rollover['lowest']>) => void) | null
}
function Lowest({ of, onForm }: LowestProps) {
  const { t } = useLingui()
  return (
    <Table.Tbody>
      <Table.Tr>
        <Table.Th scope="rowgroup" colSpan={5}>
          {of.new_classes.length === 0
            ? t`Новый набор: классы ещё не названы`
            : t`Новый набор: ${of.new_classes.map(({ title }) => title).join(', ')}`}
        </Table.Th>
        <Table.Td ta="right">
          {onForm === null ? null : (
            <Button size="compact-xs" variant="default" onClick={() => onForm(of)}>
              <Trans>Изменить…</Trans>
            </Button>
          )}
        </Table.Td>
      </Table.Tr>
    </Table.Tbody>
  )
}

function ClassRow({
  of,
  parallel,
  onOpen,
}: {
  of: FormerClass
  parallel: RolledParallel
  onOpen: (id: number) => void
}) {
  const { t } = useLingui()
  const becomes =
    of.into?.title ??
    (parallel.mode === 'leave' ? t`выпуск` : parallel.new_classes.map(({ title }) => title).join(', '))
  return (
    <Table.Tr>
      <Table.Td>
        <Button variant="subtle" size="compact-sm" aria-label={t`Открыть ${of.title}`} onClick={() => onOpen(of.id)}>
          {of.title}
        </Button>
      </Table.Td>
      <Table.Td>{becomes}</Table.Td>
      <Table.Td ta="right">{of.students}</Table.Td>
      <Table.Td ta="right">{of.moves}</Table.Td>
      <Table.Td ta="right">{of.held}</Table.Td>
      <Table.Td ta="right">{of.placed}</Table.Td>
    </Table.Tr>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { ListFilter, ListView, RowDrawer, useList, useSelection, type List } from '#platform/web/list/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { PageFrame, Stack, Tabs, TabStrip } from '#platform/web/ui/index.ts'
import { listApprovals, reassignApproval, type Section } from '../../contract/runs.ts'
import { ApprovalRowCard } from './approval-row-card.tsx'
import { BulkDecision } from './bulk-decision.tsx'
import { RunCard } from './run-card.tsx'
import { useApprovalColumns } from './use-approval-columns.tsx'
import { WaitingGroups } from './waiting-groups.tsx'

/** `/approvals`: what waits for the reader in all areas, what has come back, is on its way, and was decided. */
export function ApprovalsPage() {
  const { t } = useLingui()
  const list = useList(listApprovals)
  const selection = useSelection(listApprovals, list)
  const section = list.filters['section'] as Section
  const answer = list.answer.data as Output<typeof listApprovals> | undefined
  const columns = useApprovalColumns(section)
  const empty = useEmptyWords()
  const kinds = (answer?.kinds ?? []).map(({ kind, title }) => ({ value: kind, label: title }))
  return (
    <PageFrame title={<Trans>На мне</Trans>}>
      <Sections
        section={section}
        counts={answer?.counts}
        onOpen={(next) => list.change({ section: next, kind: undefined, search: undefined, active: undefined })}
      >
        <Stack gap="md">
          <ListView
            list={ofSection(list)}
            label={t`На мне`}
            columns={columns}
            rowKey={({ id }) => id}
            name="approvals"
            renderCard={(row) => <ApprovalRowCard row={row} section={section} />}
            searchLabel={t`Название или автор`}
            filters={
              kinds.length > 1 ? (
                <ListFilter list={list} name="kind" all={t`Все виды`} data={kinds} width={220} />
              ) : null
            }
            bulk={
              section === 'decide'
                ? { selection, actions: <BulkDecision selection={selection} rows={answer?.items ?? []} /> }
                : undefined
            }
            empty={empty[section]}
          />
          {section === 'decide' ? <WaitingGroups /> : null}
        </Stack>
      </Sections>
      <RowDrawer list={list} title={t`Согласование`}>
        {(id) => <RunCard id={id} onDone={() => list.open(null)} />}
      </RowDrawer>
    </PageFrame>
  )
}

/** A section is no filter: where it is empty it says so itself. */
const ofSection = <Row,>(list: List<Row>): List<Row> => ({ ...list, filters: { ...list.filters, section: undefined } })

interface SectionsProps {
  section: Section
  counts: Record<Section, number> | undefined
  onOpen: (section: string) => void
  children: ReactNode
}
function Sections({ section, counts, onOpen, children }: SectionsProps) {
  const { t } = useLingui()
  const maintains = useAllowed(reassignApproval)
  const titles: Record<Section, string> = {
    decide: t`Решить`,
    returned: t`Вернули мне`,
    sent: t`Отправлено мной`,
    done: t`Решено`,
    stuck: t`Некому решать`,
  }
  const shown = (Object.keys(titles) as Section[]).filter((one) => one !== 'stuck' || maintains || section === 'stuck')
  const titleOf = (one: Section) => {
    const count = counts?.[one] ?? 0
    return count === 0 || one === 'done' ? titles[one] : `${titles[one]} (${displayNumber(count)})`
  }
  return (
    <Tabs value={section} onChange={(next) => onOpen(next ?? 'decide')}>
      <TabStrip
        tabs={shown.map((value) => ({ value, title: titleOf(value) }))}
        open={section}
        label={t`Разделы`}
        mb="md"
      />
      <Tabs.Panel value={section}>{children}</Tabs.Panel>
    </Tabs>
  )
}

function useEmptyWords(): Record<Section, { title: string; hint: string }> {
  const { t } = useLingui()
  return {
    decide: { title: t`Решать нечего`, hint: t`Сюда приходит всё, что согласуют, подписывают и с чем знакомят вас` },
    returned: {
      title: t`Вам ничего не вернули`,
      hint: t`Здесь то, что вернули с замечанием: исправьте и отправьте снова`,
    },
    sent: { title: t`На согласовании ничего нет`, hint: t`Здесь видно, у кого сейчас то, что вы отправили` },
    done: { title: t`Решений пока нет`, hint: t`Здесь остаётся история: что решили вы и чем кончилось ваше` },
    stuck: {
      title: t`У каждой бумаги есть кому решать`,
      hint: t`Если руководитель ушёл, бумага появится здесь, и решающего назначают вручную`,
    },
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Output } from '#platform/contract/endpoint.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { NotFound } from '#platform/web/frame/not-found.tsx'
import {
  Answer,
  Button,
  FactList,
  PageFrame,
  Panel,
  Tabs,
  TabStrip,
  useTitle,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { changeNumberingJournal, readNumberingJournal } from '../contract/journals.ts'
import { numberingPeriodTitles } from '../rules/numbering-period.ts'
import { JournalDialog } from './journal-dialog.tsx'
import { NumberingHistory } from './numbering-history.tsx'
import { JumpNotes } from './jump-notes.tsx'
import { nextNumber } from './next-number.ts'
import { NumberList } from './number-list.tsx'

export type JournalCard = Output<typeof readNumberingJournal>
const Address = z.object({ tab: z.optional(z.enum(['numbers', 'history'])) })

/** `/documents/numbers/{id}`: a journal with its numbers. */
export function JournalPage() {
  const { id } = useParams({ strict: false })
  if (id === undefined || !/^\d+$/.test(id)) return <NotFound />
  return <Journal id={id} />
}

function Journal({ id }: { id: string }) {
  const card = useQuery(query(readNumberingJournal, { params: { id } }))
  useTitle(card.data?.journal.title ?? null)
  return (
    <Answer of={card} failed={(failure) => <PageFrame title={<Trans>Журнал нумерации</Trans>}>{failure}</PageFrame>}>
      {(shown) => <Shown key={shown.journal.id} card={shown} />}
    </Answer>
  )
}

function Shown({ card }: { card: JournalCard }) {
  const { t } = useLingui()
  const [{ tab = 'numbers' }, change] = useUrlState(Address)
  const mayChange = useAllowed(changeNumberingJournal)
  const [isOpen, setOpen] = useState(false)
  const { journal, today } = card
  const tabs = [
    { value: 'numbers', title: <Trans>Номера</Trans> },
    { value: 'history', title: <Trans>История</Trans> },
  ]
  return (
    <PageFrame
      title={journal.title}
      actions={
        mayChange ? (
          <Button variant="default" onClick={() => setOpen(true)}>
            <Trans>Изменить нумерацию</Trans>
          </Button>
        ) : null
      }
    >
      <Panel>
        <FactList
          facts={[
            { title: t`Нумерация`, value: numberingPeriodTitles[journal.period] },
            { title: t`Образец`, value: journal.pattern },
            { title: t`Последний номер`, value: journal.current?.last ?? t`ещё не давали` },
            { title: t`Следующий номер`, value: nextNumber(journal, today) ?? t`сначала добавьте учебный год` },
          ]}
        />
        <JumpNotes card={card} />
      </Panel>
      <Tabs value={tab} onChange={(next) => change({ tab: next === 'numbers' ? undefined : next })} keepMounted={false}>
        <TabStrip tabs={tabs} open={tab} mb="md" label={t`Разделы журнала`} />
        <Tabs.Panel value="numbers">
          <NumberList card={card} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <NumberingHistory id={journal.id} />
        </Tabs.Panel>
      </Tabs>
      {isOpen ? <JournalDialog card={card} onClose={() => setOpen(false)} /> : null}
    </PageFrame>
  )
}

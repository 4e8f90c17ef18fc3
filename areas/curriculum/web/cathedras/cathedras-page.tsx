import { Trans, useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ListFilter, ListView, RowDrawer, useList } from '#platform/web/list/index.ts'
import { Button, PageFrame } from '#platform/web/ui/index.ts'
import { createCathedra, exportCathedras, listCathedras } from '../../contract/cathedras.ts'
import { CathedraCardPart } from './cathedra-card.tsx'
import { CathedraRowCard } from './cathedra-row-card.tsx'
import { useCathedraColumns } from './use-cathedra-columns.tsx'

const CathedraDialog = lazyPart(async () => (await import('./cathedra-dialog.tsx')).CathedraDialog, null)

/** `/managing/cathedra`: the departments with their heads. */
export function CathedrasPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const list = useList(listCathedras, ofYear)
  const columns = useCathedraColumns()
  const mayKeep = useAllowed(createCathedra)
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button size="xs" h={30} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      <Trans>Добавить кафедру</Trans>
    </Button>
  )
  return (
    <PageFrame title={<Trans>Кафедры</Trans>} actions={mayKeep ? add : null}>
      <ListView
        list={list}
        label={t`Кафедры`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(cathedra) => <CathedraRowCard cathedra={cathedra} />}
        searchLabel={t`Кафедра или заведующий`}
        name="cathedras"
        exported={exportCathedras}
        filters={
          <ListFilter
            list={list}
            name="archived"
            all={t`Действующие`}
            data={[{ value: 'true', label: t`В архиве` }]}
            width={150}
          />
        }
        empty={{
          title: t`Кафедр пока нет`,
          hint: t`Кафедры объединяют предметы и их учителей`,
          action: add,
          by: { may: mayKeep, who: t`Кафедры ведёт заместитель директора или методист` },
        }}
      />
      <RowDrawer list={list} title={t`Кафедра`}>
        {(id) => <CathedraCardPart id={id} query={ofYear} onGone={() => list.open(null)} />}
      </RowDrawer>
      {isAdding ? (
        <CathedraDialog cathedra={null} onClose={() => setAdding(false)} onMade={(id) => list.open(id)} />
      ) : null}
    </PageFrame>
  )
}

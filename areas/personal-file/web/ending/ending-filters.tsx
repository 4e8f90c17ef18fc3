import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listClasses } from '#areas/classes/contract/classes.ts'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import { endingTerms, type EndingDocument, type EndingTerm } from '../../contract/ending.ts'

const lasting = { staleTime: 5 * 60_000, retry: false } as const
const asChoices = (items: readonly { id: number; title: string }[] = []) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }))
const kinds = Object.values(personKinds).map(({ slug, title }) => ({ value: slug, label: title }))

/** Narrows documents by when they end, what they are, and whose. */
export function EndingFilters({ list }: { list: List<EndingDocument> }) {
  const { t } = useLingui()
  const mayReadClasses = useAllowed(listClasses)
  const classes = useQuery({
    ...query(listClasses, { query: { size: '200' } }),
    ...lasting,
    enabled: mayReadClasses,
  })
  const papers = useQuery({ ...query(listOptions, { params: { code: 'document_kind' } }), ...lasting })
  const terms: Record<EndingTerm, string> = {
    ended: t`Уже истекли`,
    soon: t`Скоро истекут`,
    '60': t`В ближайшие 60 дней`,
    '90': t`В ближайшие 90 дней`,
    '365': t`В ближайший год`,
  }
  return (
    <>
      <ListFilter
        list={list}
        name="term"
        all={t`Истекли или скоро истекут`}
        data={endingTerms.map((value) => ({ value, label: terms[value] }))}
        width={230}
      />
      <ListFilter
        list={list}
        name="document_kind_id"
        all={t`Все документы`}
        data={asChoices(papers.data?.items)}
        width={210}
        searchable
      />
      <ListFilter list={list} name="kind" all={t`Все люди`} data={kinds} searchable />
      {mayReadClasses ? (
        <ListFilter
          list={list}
          name="class_id"
          all={t`Все классы`}
          data={asChoices(classes.data?.items)}
          width={150}
          searchable
        />
      ) : null}
    </>
  )
}

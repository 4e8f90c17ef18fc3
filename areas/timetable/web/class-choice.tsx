import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listClasses } from '#areas/classes/contract/classes.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { LinkButton, Select } from '#platform/web/ui/index.ts'

const allClasses = '200'

/** Another class's week, for those who may see classes; and the way back to one's own. */
export function ClassChoice({ slug }: { slug: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const mayChoose = useAllowed(listClasses)
  const classes = useQuery({ ...query(listClasses, { query: { size: allClasses } }), enabled: mayChoose })
  const go = (next: string) =>
    void navigate({ to: '/timetable/$slug', params: { slug: next }, search: (before: object) => before })
  return (
    <>
      {slug === 'me' ? null : (
        <LinkButton to="/timetable/$slug" params={{ slug: 'me' }} variant="default">
          <Trans>Моё расписание</Trans>
        </LinkButton>
      )}
      {mayChoose ? (
        <Select
          aria-label={t`Класс`}
          placeholder={t`Класс`}
          searchable
          w={130}
          nothingFoundMessage={t`Не найдено`}
          allowDeselect={false}
          data={classes.data?.items.map(({ id, title }) => ({ value: `class-${id}`, label: title })) ?? []}
          value={slug.startsWith('class-') ? slug : null}
          onChange={(next) => (next === null ? undefined : go(next))}
        />
      ) : null}
    </>
  )
}
